import { cwrFileName, latinText } from '@counterpoint/domain/cwr';
import { type CwrFile, MAX_CWR_WORKS, type NewCwrFile } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/cwr.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { beginUse } from '../../platform/files/file-repository.ts';
import type { Act } from '../../platform/http/actor.ts';
import { conflict, wrongFields } from '../../platform/http/app-error.ts';
import { assertRoomFor } from '../../platform/limits/member-limits.ts';
import type { Services } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { insertCwrFile, lockSequence, nextSequence, senderOf, storeSenderCode } from './cwr-file-repository.ts';
import { ownActiveWorks } from './cwr-repository.ts';
import type { WrittenCwrFile } from './write-cwr-file.ts';

/** The longest file that a member can choose takes a tenth of it. */
const MAX_SECONDS = 60;

interface PreparedFile extends WrittenCwrFile, Omit<NewCwrFile, 'ids'> {
  readonly file_name: string;
  readonly sequence: number;
  readonly year: number;
}

/** Writes the contents, which take too long for a transaction. The caller discards the file. */
export async function prepareCwrFile(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  { actor, at }: Act,
  { ids: chosen, ...options }: NewCwrFile,
): Promise<PreparedFile> {
  const { version, receiver, sender_code } = options;
  const ids = await worksOf(db, actor.memberId, chosen);
  const { code: known, ...named } = await senderOf(db, actor.memberId);
  const sender = { ...named, code: (sender_code ?? known) || null };
  const year = Number(calendarOf(db).yearOf(at));
  const sequence = await nextSequence(db, actor.memberId, year);
  const code = sender.code ?? codeFromName(sender.name);
  const fileName = cwrFileName({ year, sequence, sender: code, receiver, version });
  const limits = { memberId: actor.memberId, maxSeconds: MAX_SECONDS };
  const written = await threads.run(
    'cwr_file',
    { ids, version, receiver, sender: { ...sender, usedCode: code }, senderId: actor.partyId, at, fileName },
    limits,
  );
  return { ...options, ...written, file_name: fileName, sequence, year };
}

export async function createCwrFile(
  tx: Tx,
  { files, act }: Pick<Services, 'files'> & { readonly act: Act },
  prepared: PreparedFile,
): Promise<CwrFile> {
  const { actor, at, requestId } = act;
  const { memberId } = actor;
  const { version, receiver, sender_code, works, losses, faults, bytes, file_name, sequence, year } = prepared;
  await assertRoomFor(tx, 'storage', { memberId, adding: bytes });
  await lockSequence(tx, memberId);
  // The number is in the contents, which are written by now.
  if ((await nextSequence(tx, memberId, year)) !== sequence) throw conflict('file_number_taken', text.numberTaken());
  if (sender_code !== null) await storeSenderCode(tx, memberId, sender_code || null);
  const contentType = 'text/plain; charset=utf-8';
  const name = await files.writeFromDisk({ memberId, kind: 'cwr', contentType, file: prepared });
  await beginUse(tx, { memberId, kind: 'cwr', name });
  const after = { id: newId(), file_name, version, receiver, works, bytes, created_at: at.toISOString() };
  const file = { ...after, losses, faults };
  await insertCwrFile(tx, file, { member_id: memberId, year, sequence, contents: name });
  await recordAudit(tx, { action: 'cwr_file.create', actor, subjectId: file.id, after, requestId });
  return file;
}

async function worksOf(db: Database, memberId: string, ids: NewCwrFile['ids']): Promise<string[]> {
  const found = await ownActiveWorks(db, { memberId, ids, limit: MAX_CWR_WORKS + 1 });
  if (found.length > MAX_CWR_WORKS) throw conflict('too_many_works', text.tooManyWorks({ max: MAX_CWR_WORKS }));
  if (found.length === 0 && ids === null) throw conflict('no_works', text.nothingToSend());
  const missing = ids?.filter((id) => !found.includes(id.toLowerCase())) ?? [];
  if (missing.length > 0) throw wrongFields([{ path: 'ids', message: text.notYours() }]);
  return found;
}

/** Three letters of the name, until the member enters the code that CISAC assigned. */
function codeFromName(name: string): string {
  return latinText(name, 'name')
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 3)
    .padEnd(3, 'X');
}
