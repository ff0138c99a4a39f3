import type { ImportedWork } from '@counterpoint/domain/imports';
import type { Step } from '../running/import-run.ts';
import type { JudgedBatch } from '../stages/judged-batches.ts';
import { keepPart } from '../stages/keep-part.ts';
import { packBatch } from './judged-form.ts';

/** Unpacked, a part is about ten times as large and held in memory. */
const PIECE_BYTES = 125_000;

export interface JudgedFileWriter {
  /** Validated on its own; the writing validates it against the database. */
  write(batch: JudgedBatch<unknown>): Promise<void>;
  end(): Promise<void>;
}

export function createJudgedFileWriter(step: Step, lineOf: (work: ImportedWork) => number): JudgedFileWriter {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let number = 0;

  async function flush(): Promise<void> {
    if (bytes === 0) return;
    const contents = Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
    await keepPart(step, { role: 'judged', number, contentType: 'application/octet-stream', contents });
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
