// Runs in the threads of `platform/threads`. Loads only what its tasks need, because each thread has its own modules.
import { inLanguage } from '@counterpoint/messages/node';
import { AppError } from '../platform/http/app-error.ts';
import type {
  ThreadAnswer,
  ThreadContext,
  ThreadInput,
  ThreadMessage,
  ThreadResult,
  ThreadTaskName,
} from '../platform/threads/thread-tasks.ts';

type Task<Name extends ThreadTaskName> = (
  input: ThreadInput<Name>,
  context: ThreadContext,
) => Promise<ThreadResult<Name>>;

const TASKS: { readonly [Name in ThreadTaskName]: () => Promise<Task<Name>> } = {
  import: async () => (await import('../interchange/imports/running/run-import.ts')).runImportTask,
  acknowledgement: async () => (await import('../interchange/cwr/acknowledgement-service.ts')).importAcknowledgement,
  acknowledgement_export: async () =>
    (await import('../interchange/cwr/export-acknowledgement.ts')).writeAcknowledgementFile,
  cwr_file: async () => (await import('../interchange/cwr/write-cwr-file.ts')).writeCwrFile,
  document_type: async () => (await import('../platform/files/types/document-type.ts')).typeOfDocument,
  case_file: async () => (await import('../disputes/case-file/case-file-document.ts')).drawCaseFile,
  certificate: async () => (await import('../catalogue/certificates/certificate-document.ts')).drawCertificate,
};

export async function runTask({ name, input, language, ...rest }: ThreadMessage): Promise<ThreadAnswer> {
  const context = contextOf(rest);
  try {
    const task: Task<ThreadTaskName> = await TASKS[name]();
    // `Threads.run` takes each name with its input.
    return { result: await inLanguage(language, () => task(input as never, context)) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, code, message, details, headers } = error;
    return { refusal: { status, code, message, details, headers } };
  }
}

type ContextParts = Pick<ThreadMessage, 'connection' | 'env' | 'clockAhead'>;

function contextOf({ connection, env, clockAhead }: ContextParts): ThreadContext {
  return {
    env,
    now: () => new Date(Date.now() + clockAhead),
    async openConnection() {
      const [{ openOneConnection }, { portalWiring }] = await Promise.all([
        import('../platform/db/one-connection.ts'),
        import('./wiring.ts'),
      ]);
      return openOneConnection(connection, portalWiring(env));
    },
  };
}
