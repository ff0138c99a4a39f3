import { setImmediate as turn } from 'node:timers/promises';
import { type ImportedWork, shortened, warning } from '@counterpoint/domain/imports';
import * as text from '../../../messages/import-files.generated.ts';
import { type FileFinding, fileFinding, type ImportFormat, type LocalFile, type Reading } from '../import-format.ts';
import { RejectedFile } from '../rejected-file.ts';
import type { Step } from '../running/import-run.ts';
import type { ValidatedRow } from '../validation/validated-row.ts';

const MAX_ROWS = 4_000;
/** Works between yields, so that the previous batch's database answers are processed. */
const WORKS_PER_TURN = 5;

export interface ValidatedBatch {
  readonly works: readonly ValidatedRow[];
  readonly start: number;
  readonly share: number;
}

export interface Batch extends ValidatedBatch {
  readonly fileFindings: readonly FileFinding[];
}

/** Limits rows per batch, so that memory doesn't depend on the size of works. */
export async function* validatedBatches(
  { job, env }: Pick<Step, 'job' | 'env'>,
  { format, file }: { readonly format: ImportFormat; readonly file: LocalFile },
  validate: (work: ImportedWork) => ValidatedRow,
): AsyncGenerator<Batch> {
  const { choices } = job;
  const isForWriting = job.state === 'importing';
  const batchSize = env.IMPORT_BATCH;
  // Skips rows that were written before an interruption; a check starts over.
  const skip = isForWriting ? job.cursor : 0;
  let share = 0;
  let count = 0;
  let rows = 0;
  let batch: { works: ValidatedRow[]; fileFindings: FileFinding[] } = { works: [], fileFindings: [] };
  const progress = (reached: number) => {
    share = reached;
  };
  for await (const item of readFiles(format, { file, choices, isForWriting, progress })) {
    if (item.kind === 'work') {
      const validated = validate(item);
      count += 1;
      if (count % WORKS_PER_TURN === 0) await turn();
      if (count <= skip) continue;
      batch.works.push(validated);
      rows += item.source.length;
    } else batch.fileFindings.push(item);
    if (batch.works.length < batchSize && rows < MAX_ROWS && batch.fileFindings.length < batchSize) continue;
    yield { ...batch, start: count - batch.works.length, share };
    batch = { works: [], fileFindings: [] };
    rows = 0;
  }
  if (batch.works.length > 0 || batch.fileFindings.length > 0)
    yield { ...batch, start: count - batch.works.length, share: 1 };
}

/** Reads all messages of a ZIP. One that can't be read doesn't hold up the others, and what isn't read is named. */
async function* readFiles(format: ImportFormat, reading: Reading): AsyncGenerator<ImportedWork | FileFinding> {
  const { packed } = reading.file;
  if (!packed) {
    yield* format.read(reading);
    return;
  }
  const files = [reading.file, ...packed.others];
  const rejections: RejectedFile[] = [];
  for (const file of files)
    try {
      if (!format.recognises(file)) throw new RejectedFile(text.otherKind());
      yield* format.read({ ...reading, file });
    } catch (error) {
      if (!(error instanceof RejectedFile)) throw error;
      rejections.push(error);
      if (rejections.length === files.length) throw rejections[0];
      yield unreadFile(file, error.message);
    }
  for (const name of packed.unread) yield unreadFile({ name }, text.notRead());
}

function unreadFile({ name }: Pick<LocalFile, 'name'>, correction: string): FileFinding {
  return fileFinding(warning('I-ZIP-01', correction), { found: shortened(name) });
}
