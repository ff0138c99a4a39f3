import type { Message } from '@counterpoint/messages';
import { seeHelp } from '../../messages/staff.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { explain } from '../../platform/config/run-command.ts';
import { allowIdleTime, inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { helpOn, helpOnAll, type ParsedArguments, readArguments } from './arguments.ts';
import {
  type CommandArguments,
  type Outcome,
  type RecordedCommand,
  type SocietyContext,
  UsageError,
} from './command.ts';
import { SOCIETY_COMMANDS } from './commands.ts';
import { removeControlCodes } from './text-table.ts';

export interface CommandEnvironment {
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** For a terminal; each message replaces the previous one. */
  readonly showProgress: (message: Message) => void;
  readonly osUser: string;
  readonly settings: Readonly<Record<string, string | undefined>>;
  /** Opens the database only if it's needed. */
  readonly open: () => Promise<Omit<SocietyContext, 'staff'> & { close(): Promise<void> }>;
}

/** Success, failure, usage error. */
export type ExitCode = 0 | 1 | 2;

export async function runSociety(args: readonly string[], environment: CommandEnvironment): Promise<ExitCode> {
  const isJson = args.includes('--json');
  try {
    const parsed = readArguments(args, SOCIETY_COMMANDS);
    if (!parsed.command || parsed.wantsHelp) {
      const lines = parsed.command ? helpOn(parsed.command) : helpOnAll(SOCIETY_COMMANDS);
      environment.print(lines.join('\n'));
      return 0;
    }
    if ('runAlone' in parsed.command) {
      const { settings, showProgress, osUser } = environment;
      const context = { settings, showProgress, staff: parsed.staff ?? osUser };
      const { data, lines, hasFailed } = await parsed.command.runAlone(context, parsed.args);
      environment.print(parsed.isJson ? json({ data }) : lines.map(removeControlCodes).join('\n'));
      return hasFailed ? 1 : 0;
    }
    await runCommand(parsed.command, parsed, environment);
    return 0;
  } catch (error) {
    environment.printError(isJson ? json(problemOf(error)) : describeError(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(
  command: RecordedCommand,
  parsed: ParsedArguments,
  { open, osUser, print }: CommandEnvironment,
): Promise<void> {
  const { close, ...opened } = await open();
  try {
    const context = { ...opened, staff: parsed.staff ?? osUser };
    const { data, lines } = await actOnRecord(command, context, parsed.args);
    const more = (await command.afterwards?.(context)) ?? [];
    const notes = more.length > 0 && { notes: more };
    print(parsed.isJson ? json({ data, ...notes }) : [...lines, ...more].map(removeControlCodes).join('\n'));
  } finally {
    await close();
  }
}

/** The command and its audit event share a transaction; refusals are audited, too. */
async function actOnRecord(
  command: RecordedCommand,
  context: SocietyContext,
  args: CommandArguments,
): Promise<Outcome> {
  const { db, staff } = context;
  const event = { action: `society.${command.name.replaceAll(' ', '.')}`, actor: null, staff };
  try {
    return await inTransaction(db, async (tx) => {
      await allowIdleTime(tx);
      const outcome = await command.run(tx, context, args);
      const { subjectId = null, before, after = args } = outcome.trail ?? {};
      await recordAudit(tx, { ...event, subjectId, before, after });
      return outcome;
    });
  } catch (error) {
    if (error instanceof AppError)
      await inTransaction(db, (tx) =>
        recordAudit(tx, { ...event, subjectId: null, after: { ...args, refused: error.code } }),
      );
    throw error;
  }
}

function describeError(error: unknown): string {
  if (error instanceof UsageError) return seeHelp({ problem: removeControlCodes(error.message) });
  return error instanceof AppError ? error.message : explain(error);
}

function problemOf(error: unknown) {
  if (error instanceof UsageError || error instanceof AppError) return { message: error.message, code: error.code };
  return { message: explain(error), code: 'failed' };
}

/** Escapes all control characters for terminals: JSON escapes only half of them. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /\p{Cc}/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
