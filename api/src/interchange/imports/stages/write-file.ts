import { countDuplicates } from '@counterpoint/domain/imports';
import type { ImportContext, LocalFile } from '../import-format.ts';
import type { ImportSubject } from '../import-subject.ts';
import type { Step } from '../running/import-run.ts';
import { openValidatedFile } from '../validated-file/validated-file.ts';
import { BatchWriter } from './batch-writer.ts';
import { endImport } from './end-import.ts';
import { contextOf } from './import-context.ts';
import { withLocalCopy } from './local-copy.ts';
import { advance } from './step-progress-repository.ts';
import { type ValidatedBatch, validatedBatches } from './validated-batches.ts';

/** One transaction per batch: written batches stay. Validates again against the current catalogue. */
export async function writeFile(step: Step, kind: ImportSubject): Promise<void> {
  const at = step.now();
  const context = contextOf(step, kind);
  const writeAll = (batches: AsyncIterable<ValidatedBatch>) => writeBatches({ step, kind, context }, batches);
  const validateAgain = (file: LocalFile) =>
    validatedBatches(step, { format: context.format, file }, kind.createRowValidator());
  const validated = await openValidatedFile(step);
  if (validated) await writeAll(validated);
  else await withLocalCopy(step, (file) => writeAll(validateAgain(file)));
  const ended = { state: 'done', updated_at: at, finished_at: step.now() } as const;
  await endImport(step.writing.db, { ...step, subject: kind }, ended);
}

async function writeBatches(
  { step, kind, context }: { readonly step: Step; readonly kind: ImportSubject; readonly context: ImportContext },
  batches: AsyncIterable<ValidatedBatch>,
): Promise<void> {
  const { job, reading } = step;
  const writer = new BatchWriter(step, kind, context);
  const validation = {
    ...context,
    db: reading,
    parties: writer.parties.finder,
    // Otherwise the check reported no duplicates, so the member doesn't expect any to be skipped.
    looksForDuplicates: job.leaves_out_alike && job.report !== null && countDuplicates(job.report, job) > 0,
  };
  // One batch is written, the next prepared and the one after read: the database and this thread work in parallel.
  let written: Promise<void> = Promise.resolve();
  let writing = written;
  let end = job.cursor;
  try {
    for await (const batch of batches) {
      await kind.validateBatch(validation, batch.works);
      const prepared = await writer.prepare(batch);
      await written;
      [written, writing] = [writing, writer.write(prepared, writing)];
      end = batch.start + batch.works.length;
      // Awaited above; prevents an unhandled rejection until then.
      writing.catch(() => undefined);
    }
  } finally {
    // A failed batch makes the next one fail as well. Both must end before the import does.
    await Promise.allSettled([written, writing]);
  }
  await writing;
  // Waits until all batches are on the disk, and checks that they are.
  await advance(step.writing.db, step, { cursor: end, by: 0, progress: 1 });
}
