import type { Readable } from 'node:stream';
import { IMPORT_PART_BYTES, type ImportDetails } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/imports.generated.ts';
import * as limitText from '../../messages/limits.generated.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { receiveFile, type UploadedFile } from '../../platform/files/temporary-file.ts';
import type { Act } from '../../platform/http/actor.ts';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import type { Services } from '../../platform/services.ts';
import { putPart, readParts } from './import-part-repository.ts';
import { enterState, lockImport, updateImport } from './import-repository.ts';
import { openImport, readOwnImport, sizeOfPart } from './import-service.ts';

type UploadServices = Pick<Services, 'db' | 'env' | 'files' | 'imports'>;

interface Part {
  readonly id: string;
  readonly number: number;
}

export async function receivePart(
  context: UploadServices,
  act: Act,
  { contents, ...part }: Part & { readonly contents: Readable },
): Promise<ImportDetails> {
  const { db, env } = context;
  const announced = await readOwnImport(db, part.id, act.actor.memberId);
  const bytes = sizeOfPart(announced, part.number);
  if (bytes === null) throw wrongPart();
  if (announced.state !== 'uploading') throw wasSent();
  await admitPart(context, act, { ...part, bytes });
  const file = await receiveFile(contents, { dataDir: env.DATA_DIR, maxBytes: IMPORT_PART_BYTES });
  try {
    if (file.bytes !== bytes) throw wrongPart();
    return await storePart(context, act, { ...part, file });
  } finally {
    await file.discard();
  }
}

/** Refuses a part before it is read. One that is sent again takes no more room. */
async function admitPart(
  { db, env }: UploadServices,
  { actor: { memberId }, at }: Act,
  { id, number, bytes }: Part & { readonly bytes: number },
): Promise<void> {
  const max = env.MEMBER_PARTS_PER_MINUTE;
  await recordAttempt(db, { bucket: ['import_part', memberId], max, seconds: 60, message: limitText.tooManyParts }, at);
  const stored = (await readParts(db, id, 'source')).find((part) => part.number === number);
  await assertRoomFor(db, 'storage', { memberId, adding: bytes - (stored?.bytes ?? 0) });
}

async function storePart(
  { db, files, imports }: UploadServices,
  { actor, at }: Act,
  { id, number, file }: Part & { readonly file: UploadedFile },
): Promise<ImportDetails> {
  const { memberId } = actor;
  const contentType = 'application/octet-stream';
  const fileName = await files.writeFromDisk({ memberId, kind: 'import', contentType, file });
  const { details, replaced } = await inTransaction(db, async (tx) => {
    const job = await lockImport(tx, id, memberId);
    if (job?.state !== 'uploading') throw wasSent();
    const part = { jobId: id, role: 'source', number } as const;
    const replaced = await putPart(tx, part, { memberId, fileName, bytes: file.bytes, at });
    const received = (await readParts(tx, id, 'source')).reduce((sum, { bytes }) => sum + bytes, 0);
    const isWhole = received === Number(job.bytes);
    if (isWhole) await enterState(tx, id, { state: 'reading', received, progress: 0, updated_at: at });
    else await updateImport(tx, id, { received, updated_at: at });
    return { details: await openImport(tx, id, actor), replaced };
  });
  if (replaced) await files.removeNow([replaced]);
  imports.wake();
  return details;
}

function wrongPart(): AppError {
  return new AppError(422, 'wrong_part', text.wrongPart());
}

function wasSent(): AppError {
  return conflict('file_complete', text.alreadySent());
}
