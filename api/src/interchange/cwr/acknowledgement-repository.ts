import type { CwrAcknowledgement } from '@counterpoint/domain/cwr';
import { sql } from 'kysely';
import type { StoredReport } from '../../catalogue/works/acknowledgement-report.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type ReceivedFile = Pick<
  Row<'acknowledgement_file'>,
  'member_id' | 'society_code' | 'society_name' | 'file_created' | 'file_name' | 'content_hash'
>;

export type OpenFile = ReceivedFile & Pick<Row<'acknowledgement_file'>, 'id' | 'created_at'>;

/** A file that comes again replaces what it said before. Keeps its first time, by which changes of works are later. */
export async function openFile(tx: Tx, received: ReceivedFile, at: Date): Promise<OpenFile> {
  const file = (await findRenamed(tx, received)) ?? (await insertFile(tx, received, at));
  await tx.deleteFrom('composition_acknowledgement').where('file_id', '=', file.id).execute();
  return { ...received, ...file };
}

/** The same contents under any name; locked, so that two readings at a time don't both add the answers. */
function findRenamed(tx: Tx, { member_id, content_hash }: ReceivedFile) {
  return tx
    .selectFrom('acknowledgement_file')
    .select(['id', 'created_at'])
    .where('member_id', '=', member_id)
    .where('content_hash', '=', content_hash)
    .forUpdate()
    .executeTakeFirst();
}

function insertFile(tx: Tx, received: ReceivedFile, at: Date) {
  const { society_name, content_hash } = received;
  return tx
    .insertInto('acknowledgement_file')
    .values({ ...received, id: newId(), report: null, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'society_code', 'file_created', 'file_name'])
        .doUpdateSet({ society_name, content_hash }),
    )
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow();
}

export async function storeReport(tx: Tx, id: string, report: StoredReport): Promise<void> {
  await tx
    .updateTable('acknowledgement_file')
    .set({ report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute();
}

export async function insertAcknowledgements(
  tx: Tx,
  answers: readonly { readonly workId: string; readonly answer: CwrAcknowledgement }[],
  { id: file_id, created_at, society_code, file_created }: OpenFile,
): Promise<void> {
  if (answers.length === 0) return;
  await tx
    .insertInto('composition_acknowledgement')
    .values(
      answers.map(({ workId, answer }) => ({
        id: newId(),
        composition_id: workId,
        file_id,
        line: answer.line,
        created_at,
        society_code,
        file_created,
        status: answer.status,
        recipient_number: answer.recipient_number,
        sent_on: answer.sent_on,
        processed_on: answer.processed_on,
        iswc: answer.iswc,
        messages: JSON.stringify(answer.messages),
        conflicts: JSON.stringify(answer.conflicts),
      })),
    )
    .execute();
}

export function readAcknowledgements(db: Database, workId: string) {
  return db
    .selectFrom('composition_acknowledgement as answer')
    .innerJoin('acknowledgement_file as file', 'file.id', 'answer.file_id')
    .select(['answer.id', 'answer.status', 'answer.recipient_number', 'answer.sent_on', 'answer.processed_on'])
    .select([
      'answer.iswc',
      'answer.messages',
      'answer.conflicts',
      'answer.society_code',
      'answer.created_at',
      'answer.file_id',
    ])
    .select(['file.society_name', 'file.file_name'])
    .where('answer.composition_id', '=', workId)
    .orderBy('answer.file_created', 'desc')
    .orderBy('answer.id', 'desc')
    .execute();
}

/** With these statuses a society has the work, until one of DR says that it was withdrawn. */
const ACCEPTED = ['RA', 'AS', 'AC', 'SR', 'CR', 'CO'];

/** Of these works, those that a society has accepted; any society, for receiver 000. */
export async function acceptedBy(db: Database, receiver: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select composition_id as id from (
      select distinct on (composition_id, society_code) composition_id, status from composition_acknowledgement
      where composition_id = any(${ids}::uuid[]) and (${receiver} = '000' or society_code = ${receiver})
        and status = any(${[...ACCEPTED, 'DR']}::text[])
      order by composition_id, society_code, file_created desc, id desc) as latest
    where status <> 'DR'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Of these works, those whose ISWC is missing or another one. */
export async function countOtherIswcs(
  db: Database,
  given: readonly { readonly workId: string; readonly iswc: string }[],
): Promise<number> {
  if (given.length === 0) return 0;
  const column = (read: (each: (typeof given)[number]) => string) => given.map(read);
  const { rows } = await sql<{ works: number }>`
    select count(distinct composition.id)::int as works
    from unnest(${column(({ workId }) => workId)}::uuid[], ${column(({ iswc }) => iswc)}::text[]) as given (id, iswc)
    join composition on composition.id = given.id
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where shown.iswc is distinct from given.iswc`.execute(db);
  return rows[0]?.works ?? 0;
}
