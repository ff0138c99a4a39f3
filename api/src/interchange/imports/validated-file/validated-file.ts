import { readParts } from '../import-part-repository.ts';
import type { Step } from '../running/import-run.ts';
import type { ValidatedBatch } from '../stages/validated-batches.ts';
import { PACKED_FORMAT, unpackBatches } from './packed-rows.ts';

/** Returns null if the validated rows are missing, expired or in an older form. */
export async function openValidatedFile(step: Step): Promise<AsyncGenerator<ValidatedBatch> | null> {
  const { job, reading } = step;
  if (job.judged_form !== PACKED_FORMAT) return null;
  const parts = await readParts(reading, job.id, 'judged');
  const first = parts.findLastIndex(({ number }) => number <= job.cursor);
  return first === -1 ? null : batchesOf(step, parts.slice(first));
}

async function* batchesOf(
  { job, files }: Step,
  parts: readonly { readonly file_name: string }[],
): AsyncGenerator<ValidatedBatch> {
  for (const { file_name } of parts) {
    const part = await files.read('import', file_name);
    if (!part) throw new Error(`The validated rows of import ${job.id} are missing.`);
    yield* unpackBatches(
      Buffer.from(part.contents.buffer, part.contents.byteOffset, part.contents.byteLength),
      job.cursor,
    );
  }
}
