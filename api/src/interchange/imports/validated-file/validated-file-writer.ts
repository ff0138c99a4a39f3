import type { ImportedWork } from '@counterpoint/domain/imports';
import type { Step } from '../running/import-run.ts';
import { storePart } from '../stages/store-part.ts';
import type { ValidatedBatch } from '../stages/validated-batches.ts';
import { packBatch } from './packed-rows.ts';

/** Unpacked, a part is about ten times as large and held in memory. */
const PIECE_BYTES = 125_000;

export interface ValidatedFileWriter {
  /** Validated on its own; the writing validates it against the database. */
  write(batch: ValidatedBatch<unknown>): Promise<void>;
  end(): Promise<void>;
}

export function createValidatedFileWriter(step: Step, lineOf: (work: ImportedWork) => number): ValidatedFileWriter {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let number = 0;

  async function flush(): Promise<void> {
    if (bytes === 0) return;
    const contents = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await storePart(step, { role: 'judged', number, contentType: 'application/octet-stream', contents });
  }

  return {
    async write(batch) {
      const packed = await packBatch(batch, lineOf);
      if (bytes === 0) number = batch.start;
      waiting.push(packed);
      bytes += packed.length;
      if (bytes >= PIECE_BYTES) await flush();
    },
    end: flush,
  };
}
