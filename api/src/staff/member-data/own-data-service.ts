import { Readable } from 'node:stream';
import { CONTACT } from '@counterpoint/domain/contact';
import { displayName } from '@counterpoint/domain/names';
import { EVIDENCE_TYPES } from '@counterpoint/domain/schemas/cases';
import { inLanguage } from '@counterpoint/messages/node';
import { newPasswordButton } from '../../members/account/account-mail.ts';
import { emailOf, readLanguage } from '../../members/account/account-repository.ts';
import { findMember, membersOfAddress } from '../../members/account/member-records-repository.ts';
import { notifyAccount } from '../../members/second-factor/second-factor-mails.ts';
import * as text from '../../messages/own-data.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { openDisk, withStorageErrors } from '../../platform/files/disk.ts';
import { keyOf } from '../../platform/files/file-store.ts';
import { deleteTemporaryFile, type WrittenFile } from '../../platform/files/temporary-file.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError, conflict } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { createSemaphore } from '../../platform/limits/semaphore.ts';
import type { Services } from '../../platform/services.ts';
import { formatInstant } from '../../platform/time/format.ts';
import { type DataSubject, filesOfMember, tablesOfMember, withOwnDataLock } from './member-data-repository.ts';
import { csvOf, jsonOf } from './row-files.ts';
import { writeZip, type Zip } from './zip-file.ts';

const A_DAY = { max: 5, seconds: 86_400 };
const AT_ONCE = 2;
const MAX_WAITING = 8;

type Context = Pick<Services, 'db' | 'env' | 'mail' | 'now'>;

/** Writes everything about a member, and about the person who owns it, to a ZIP file, which the caller discards. */
export function createOwnDataExporter(context: Context) {
  const { db, env, now, mail } = context;
  // Each has two connections: one with the lock, and one that reads.
  const atOnce = Math.min(AT_ONCE, Math.floor(env.DATABASE_POOL / 2));
  const preparing = new Set<string>();
  const inTurn = createSemaphore(atOnce, MAX_WAITING, { message: text.busy });

  async function prepare(tx: Tx, { actor, requestId }: OwnDataRequest): Promise<WrittenFile> {
    const limit = { bucket: ['own-data', actor.memberId], ...A_DAY, message: text.tooMany };
    await recordAttempt(db, limit, now());
    const { file, figures } = await writeOwnData(context, actor);
    try {
      await recordExport(tx, { actor, figures, requestId });
    } catch (error) {
      await deleteTemporaryFile(file.path);
      throw error;
    }
    return file;
  }

  return async function exportOwnData({ actor, requestId }: OwnDataRequest): Promise<WrittenFile> {
    const { memberId, role } = actor;
    if (role !== 'owner') throw new AppError(403, 'owner_only', text.ownerOnly());
    // Otherwise a member's further requests could fill the queue. The lock is for other processes.
    if (preparing.has(memberId)) throw conflict('export_running', text.running());
    preparing.add(memberId);
    const written = await inTurn(() =>
      withOwnDataLock(db, memberId, (tx) => prepare(tx, { actor, requestId })),
    ).finally(() => preparing.delete(memberId));
    if (!written) throw conflict('export_running', text.running());
    mail.wake();
    return written;
  };
}

interface OwnDataRequest {
  readonly actor: Actor;
  readonly requestId: string;
}

interface OwnDataExport extends OwnDataRequest {
  readonly figures: { readonly rows: number; readonly files: number };
}

async function recordExport(tx: Tx, { actor, figures, requestId }: OwnDataExport): Promise<void> {
  await recordAudit(tx, { action: 'own_data.export', actor, subjectId: actor.memberId, after: figures, requestId });
  await notifyAccount(tx, actor.accountId, () => [
    text.subject(),
    text.downloaded(),
    text.notYou(),
    newPasswordButton(),
  ]);
}

async function writeOwnData({ db, env, now }: Pick<Services, 'db' | 'env' | 'now'>, actor: Actor) {
  const subject = await subjectOf(db, actor);
  const [member, language] = await Promise.all([findMember(db, actor.memberId), readLanguage(db, actor.accountId)]);
  const at = now();
  const figures = { rows: 0, files: 0 };
  const file = await writeZip(env.DATA_DIR, async (zip) => {
    await inLanguage(language, () => {
      const name = member ? displayName(member) : '';
      const contents = text.readMe({ name, at: formatInstant(at, env.SOCIETY_TIME_ZONE), email: CONTACT.email });
      return zip.add(text.readMeName(), Readable.from([Buffer.from(contents)]));
    });
    const files = await addTables(db, zip, { subject, figures });
    const disk = await openDisk(env);
    for (const { kind, name, content_type } of files) {
      const contents = () => disk.getStream(keyOf(kind, name));
      await withStorageErrors(async () =>
        zip.add(`files/${keyOf(kind, name)}${endingOf(content_type)}`, await contents()),
      );
      figures.files += 1;
    }
  });
  return { file, figures };
}

/** As of one moment. Returns the files, which are copied afterwards: a bucket may be slow. */
function addTables(db: Database, zip: Zip, { subject, figures }: { subject: DataSubject; figures: { rows: number } }) {
  const reading = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return reading.execute(async (tx) => {
    for await (const { table, count, read } of tablesOfMember(tx, subject)) {
      await zip.add(`json/${table}.json`, jsonOf(read()));
      await zip.add(`csv/${table}.csv`, await csvOf(read()));
      figures.rows += count;
    }
    return filesOfMember(tx, subject.memberId);
  });
}

/** The member and one account. Of mail, only that of an account that acts for no other member. */
export async function subjectOf(
  db: Database,
  { accountId, memberId, partyId }: Pick<Actor, 'accountId' | 'memberId' | 'partyId'>,
): Promise<DataSubject> {
  const email = await emailOf(db, accountId);
  const isShared = (await membersOfAddress(db, email)).length > 1;
  return { memberId, partyId, accountIds: [accountId], emails: isShared ? [] : [email], sharedAccountIds: [] };
}

const ENDINGS = new Map<string, string>([
  ...Object.entries(EVIDENCE_TYPES).map(([ending, type]) => [type, ending] as const),
  ['image/webp', 'webp'],
  ['text/csv', 'csv'],
  ['text/plain', 'txt'],
]);

function endingOf(contentType: string): string {
  const ending = ENDINGS.get(contentType.split(';')[0] ?? '');
  return ending === undefined ? '' : `.${ending}`;
}
