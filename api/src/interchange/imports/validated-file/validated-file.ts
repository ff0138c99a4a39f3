import type { ImportedWork } from '@counterpoint/domain/imports';
import { readParts } from '../import-part-repository.ts';
import type { Step } from '../running/import-run.ts';
import { storePart } from '../stages/part-writer.ts';
import type { ValidatedBatch } from '../stages/validated-batches.ts';
import { PACKED_FORMAT, packBatch, unpackBatches } from './packed-rows.ts';

/** Unpacked, a part is about ten times as large and held in memory. */
const PIECE_BYTES = 125_000;

interface ValidatedFileWriter {
  /** Validated on its own; the writing validates it against the database. */
  write(batch: ValidatedBatch<unknown>): Promise<void>;
  end(): Promise<void>;
}

export function createValidatedFileWriter(step: Step, lineOf: (work: ImportedWork) => number): ValidatedFileWriter {
  let buffered: Buffer[] = [];
  let bytes = 0;
  let number = 0;

  async function flush(): Promise<void> {
    if (bytes === 0) return;
    const contents = Buffer.concat(buffered);
    buffered = [];
    bytes = 0;
    await storePart(step, { role: 'judged', number, contentType: 'application/octet-stream', contents });
  }

  return {
    async write(batch) {
      const packed = await packBatch(batch, lineOf);
      if (bytes === 0) number = batch.start;
      buffered.push(packed);
      bytes += packed.length;
      if (bytes >= PIECE_BYTES) await flush();
    },
    end: flush,
  };
}

/** Returns null if the validated rows are missing, expired or in an older form. */
export async function openValidatedFile<Draft>(step: Step): Promise<AsyncGenerator<ValidatedBatch<Draft>> | null> {
  const { job, reading } = step;
  if (job.judged_form !== PACKED_FORMAT) return null;
  const parts = await readParts(reading, job.id, 'judged');
  const first = parts.findLastIndex(({ number }) => number <= job.cursor);
  return first === -1 ? null : batchesOf<Draft>(step, parts.slice(first));
}

async function* batchesOf<Draft>(
  { job, files }: Step,
  parts: readonly { readonly file_name: string }[],
): AsyncGenerator<ValidatedBatch<Draft>> {
  for (const { file_name } of parts) {
    const part = await files.read('import', file_name);
    if (!part) throw new Error(`The validated rows of import ${job.id} are missing.`);
    yield* unpackBatches<Draft>(
      Buffer.from(part.contents.buffer, part.contents.byteOffset, part.contents.byteLength),
      job.cursor,
    );
  }
}
