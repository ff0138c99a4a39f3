import type { ImportDetails } from '@counterpoint/domain/schemas';
import type { ApiContext } from '../api-context.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { AppError, conflict, notFound } from '../http/app-error.ts';
import { bytesOfParts, putPart } from './import-part-repository.ts';
import { enterState, findImport, lockImport, updateImport } from './import-repository.ts';
import { openImport, sizeOfPart } from './import-service.ts';

/** A piece of a file as it came. */
export interface SentPart {
  readonly id: string;
  readonly number: number;
  readonly contents: Uint8Array;
}

/** Keeps a piece of a file; one that is sent again takes the place of the first. With the last one the file is read. */
export async function receivePart(
  context: ApiContext,
  act: Act,
  { id, number, contents }: SentPart,
): Promise<ImportDetails> {
  const { db, files } = context;
  const { memberId } = act.actor;
  const announced = await findImport(db, id, memberId);
  if (!announced) throw notFound('This import');
  const bytes = sizeOfPart(announced, number);
  if (bytes === null || bytes !== contents.byteLength)
    throw new AppError(422, 'wrong_part', 'This piece does not fit the file that was announced. Send the file again.');
  if (announced.state !== 'uploading') throw wasSent();
  const fileName = await files.keep({ memberId, kind: 'import', contentType: 'application/octet-stream', contents });
  const details = await inTransaction(db, async (tx) => {
    const job = await lockImport(tx, id, memberId);
    if (job?.state !== 'uploading') throw wasSent();
    await putPart(tx, { jobId: id, role: 'source', number }, { memberId, fileName, bytes, at: act.at });
    const received = await bytesOfParts(tx, id);
    const isWhole = received === Number(job.bytes);
    if (isWhole) await enterState(tx, id, { state: 'reading', received, progress: 0, updated_at: act.at });
    else await updateImport(tx, id, { received, updated_at: act.at });
    return openImport(tx, id, act.actor);
  });
  context.imports.wake();
  return details;
}

function wasSent(): AppError {
  return conflict('file_complete', 'This file was sent already.');
}
