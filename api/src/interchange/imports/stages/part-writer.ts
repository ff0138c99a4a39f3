import { IMPORT_PART_BYTES } from '@counterpoint/domain/schemas/imports';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { putPart } from '../import-part-repository.ts';
import type { Step } from '../running/import-run.ts';
import { assertNotTakenOver } from './step-progress-repository.ts';

/** A longer part is stored. Unpacked, one of validated rows is ten times as large. */
const PART_BYTES = { rejected: IMPORT_PART_BYTES / 4, findings: IMPORT_PART_BYTES / 4, judged: 125_000 } as const;
type WrittenRole = keyof typeof PART_BYTES;

export interface PartWriter {
  /** A part has the number of its first piece; by default, parts are counted. */
  write(piece: string | Buffer, number?: number): Promise<void>;
  end(): Promise<void>;
}

/** The heading is written with the first piece. */
export function createPartWriter(step: Step, role: WrittenRole, heading = ''): PartWriter {
  let pieces: Buffer[] = [Buffer.from(heading)];
  let length = 0;
  let number = 0;
  let parts = 0;

  async function flush(): Promise<void> {
    if (length === 0) return;
    const contents = Buffer.concat(pieces);
    pieces = [];
    length = 0;
    await storePart(step, { role, number, contents });
    parts += 1;
  }

  return {
    async write(piece, at = parts) {
      if (length === 0) number = at;
      const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
      pieces.push(bytes);
      length += bytes.length;
      if (length >= PART_BYTES[role]) await flush();
    },
    end: flush,
  };
}

export async function storePart(
  step: Pick<Step, 'job' | 'files' | 'now'> & { readonly writing: Pick<Step['writing'], 'db'> },
  { role, number, contents }: { readonly role: WrittenRole; readonly number: number; readonly contents: Buffer },
): Promise<void> {
  const { job, files, writing, now } = step;
  const memberId = job.member_id;
  const contentType = role === 'judged' ? 'application/octet-stream' : 'text/csv';
  const fileName = await files.write({ memberId, kind: 'import', contentType, contents });
  const file = { memberId, fileName, bytes: contents.byteLength, at: now() };
  await inTransaction(writing.db, async (tx) => {
    await assertNotTakenOver(tx, step);
    await putPart(tx, { jobId: job.id, role, number }, file);
  });
}
