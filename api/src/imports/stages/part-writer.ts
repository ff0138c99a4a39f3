import { IMPORT_PART_BYTES } from '@counterpoint/domain/schemas';
import { inTransaction } from '../../db/transaction.ts';
import { putPart } from '../import-part-repository.ts';
import type { PartRole } from '../import-tables.ts';
import type { Step } from '../running/import-run.ts';

/** Writes a file of an import piece by piece, so that it never stands in memory as a whole. */
export interface PartWriter {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

/** Begins a file of an import. */
export function createPartWriter({ job, files, writing, now }: Step, role: PartRole): PartWriter {
  let texts: string[] = [];
  let length = 0;
  let number = 0;

  async function flush(): Promise<void> {
    if (length === 0) return;
    const contents = Buffer.from(texts.join(''));
    texts = [];
    length = 0;
    const memberId = job.member_id;
    const fileName = await files.keep({ memberId, kind: 'import', contentType: 'text/csv', contents });
    const file = { memberId, fileName, bytes: contents.byteLength, at: now() };
    await inTransaction(writing.db, (tx) => putPart(tx, { jobId: job.id, role, number }, file));
    number += 1;
  }

  return {
    async write(text) {
      texts.push(text);
      length += text.length;
      if (length >= IMPORT_PART_BYTES / 4) await flush();
    },
    end: flush,
  };
}
