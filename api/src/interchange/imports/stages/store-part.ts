import { inTransaction } from '../../../platform/db/transaction.ts';
import { putPart } from '../import-part-repository.ts';
import type { PartRole } from '../import-tables.ts';
import type { Step } from '../running/import-run.ts';
import { assertMine } from './step-progress-repository.ts';

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
  const fileName = await files.keep({ memberId, kind: 'import', contentType, contents });
  const file = { memberId, fileName, bytes: contents.byteLength, at: now() };
  await inTransaction(writing.db, async (tx) => {
    await assertMine(tx, step);
    await putPart(tx, { jobId: job.id, role, number }, file);
  });
}
