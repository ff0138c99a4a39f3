import { cwrFileName, latinText } from '@counterpoint/domain/cwr';
import { type CwrFile, MOST_CWR_WORKS, type NewCwrFile } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/cwr.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { beginUse } from '../../platform/files/file-repository.ts';
import type { Act } from '../../platform/http/act.ts';
import { conflict, wrongFields } from '../../platform/http/app-error.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import type { Services } from '../../platform/services.ts';
import { insertCwrFile, lockSequence, type Sender, senderOf } from './cwr-file-repository.ts';
import { ownActiveWorks } from './cwr-repository.ts';
import type { WrittenCwrFile } from './write-cwr-file.ts';

/** The longest file that a member can choose takes a tenth of it. */
const MOST_SECONDS = 60;

interface PreparedFile extends WrittenCwrFile {
  readonly sender: Sender;
}

/** Writes the contents, which take too long for a transaction. The caller discards the file. */
export async function prepareCwrFile(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  { actor, at }: Act,
  { ids: chosen, version, receiver }: NewCwrFile,
): Promise<PreparedFile> {
  const ids = await worksOf(db, actor.memberId, chosen);
  const sender = await senderOf(db, actor.memberId);
  const limits = { memberId: actor.memberId, mostSeconds: MOST_SECONDS };
  const written = await threads.run(
    'cwr_file',
    { ids, version, receiver, sender, senderId: actor.partyId, at },
    limits,
  );
  return { ...written, sender };
}

interface NewFile {
  readonly wanted: NewCwrFile;
  readonly prepared: PreparedFile;
}

export async function createCwrFile(
  tx: Tx,
  { files, act }: Pick<Services, 'files'> & { readonly act: Act },
  { wanted: { version, receiver }, prepared }: NewFile,
): Promise<CwrFile> {
  const { actor, at } = act;
  const { memberId } = actor;
  const { sender, works, losses, faults, bytes } = prepared;
  await assertRoomFor(tx, 'storage', { memberId, adding: bytes });
  const year = at.getUTCFullYear();
  const sequence = await lockSequence(tx, memberId, year);
  const file_name = cwrFileName({ year, sequence, sender: senderCode(sender.name), receiver, version });
  const contentType = 'text/plain; charset=utf-8';
  const name = await files.keepArrived({ memberId, kind: 'cwr', contentType, file: prepared });
  await beginUse(tx, { memberId, kind: 'cwr', name });
  const file = {
    id: newId(),
    file_name,
    version,
    receiver,
    works,
    bytes,
    losses,
    faults,
    created_at: at.toISOString(),
  };
  await insertCwrFile(tx, { file, memberId, year, sequence, contents: name });
  const { losses: _losses, faults: _faults, ...after } = file;
  await recordAudit(tx, {
    action: 'cwr_file.create',
    actor,
    subjectId: file.id,
    after,
    ...(act.requestId && { requestId: act.requestId }),
  });
  return file;
}

async function worksOf(db: Database, memberId: string, ids: NewCwrFile['ids']): Promise<string[]> {
  const found = await ownActiveWorks(db, { memberId, ids, limit: MOST_CWR_WORKS + 1 });
  if (found.length > MOST_CWR_WORKS) throw conflict('too_many_works', text.tooManyWorks({ max: MOST_CWR_WORKS }));
  if (found.length === 0 && ids === null) throw conflict('no_works', text.nothingToSend());
  const missing = ids?.filter((id) => !found.includes(id.toLowerCase())) ?? [];
  if (missing.length > 0) throw wrongFields([{ path: 'ids', message: text.notYours() }]);
  return found;
}

/** CISAC assigns each sender a code. We don't know it, so we use three letters of the name. */
export function senderCode(name: string): string {
  return latinText(name, 'name')
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 3)
    .padEnd(3, 'X');
}
