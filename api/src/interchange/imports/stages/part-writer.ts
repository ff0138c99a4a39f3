import { IMPORT_PART_BYTES } from '@counterpoint/domain/schemas/imports';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { putPart } from '../import-part-repository.ts';
import type { PartRole } from '../import-tables.ts';
import type { Step } from '../running/import-run.ts';
import { assertMine } from './step-progress-repository.ts';

export interface PartWriter {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

/** The heading is written with the first row. */
export function createPartWriter(step: Step, role: PartRole, heading: string): PartWriter {
  let texts: string[] = [heading];
  let length = 0;
  let number = 0;

  async function flush(): Promise<void> {
    if (length === 0) return;
    const contents = Buffer.from(texts.join(''));
    texts = [];
    length = 0;
    await storePart(step, { role, number, contentType: 'text/csv', contents });
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

interface NewPart {
  readonly role: PartRole;
  readonly number: number;
  readonly contentType: string;
  readonly contents: Buffer;
}

interface PartStorage extends Pick<Step, 'job' | 'files' | 'now'> {
  readonly writing: Pick<Step['writing'], 'db'>;
}

export async function storePart(step: PartStorage, { role, number, contentType, contents }: NewPart): Promise<void> {
  const { job, files, writing, now } = step;
  const memberId = job.member_id;
  const fileName = await files.write({ memberId, kind: 'import', contentType, contents });
  const file = { memberId, fileName, bytes: contents.byteLength, at: now() };
  await inTransaction(writing.db, async (tx) => {
    await assertMine(tx, step);
    await putPart(tx, { jobId: job.id, role, number }, file);
  });
}
