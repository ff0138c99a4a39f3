import { countDuplicates } from '@counterpoint/domain/imports';
import type { ImportContext } from '../import-format.ts';
import type { Step } from '../running/import-run.ts';
import { subjectOf } from '../subjects.ts';
import { openValidatedFile } from '../validated-file/validated-file.ts';
import { BatchWriter } from './batch-writer.ts';
import { endImport } from './end-import.ts';
import { contextOf } from './import-context.ts';
import { withLocalCopy } from './local-copy.ts';
import { advance } from './step-progress-repository.ts';
import { type ValidatedBatch, validatedBatches } from './validated-batches.ts';

/** One transaction per batch: written batches stay. Validates again against the current catalogue. */
export async function writeFile(step: Step): Promise<void> {
  const at = step.now();
  const context = contextOf(step);
  const validated = await openValidatedFile(step);
  if (validated) await writeBatches(step, context, validated);
  else
    await withLocalCopy(step, (file) => {
      const validate = subjectOf(step.job).createRowValidator();
      return writeBatches(step, context, validatedBatches(step, { ...context, file }, validate));
    });
  const ended = { state: 'done', updated_at: at, finished_at: step.now() } as const;
  await endImport(step.writing.db, step.job.id, ended);
}

async function writeBatches(step: Step, context: ImportContext, batches: AsyncIterable<ValidatedBatch>): Promise<void> {
  const { job, reading } = step;
  const kind = subjectOf(job);
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
