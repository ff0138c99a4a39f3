import type { CwrAcknowledgement } from '@counterpoint/domain/cwr';
import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface ReceivedFile {
  readonly societyCode: string;
  readonly societyName: string;
  readonly created: string;
  readonly name: string;
}

export interface NewAcknowledgement {
  readonly workId: string;
  readonly answer: CwrAcknowledgement;
}

export async function insertAcknowledgements(
  tx: Tx,
  answers: readonly NewAcknowledgement[],
  { file, at }: { file: ReceivedFile; at: Date },
) {
  if (answers.length === 0) return;
  await tx
    .insertInto('composition_acknowledgement')
    .values(
      answers.map(({ workId, answer }) => ({
        id: newId(),
        composition_id: workId,
        created_at: at,
        society_code: file.societyCode,
        society_name: file.societyName,
        file_created: file.created,
        file_name: file.name,
        status: answer.status,
        recipient_number: answer.recipient_number,
        processed_on: answer.processed_on,
        iswc: answer.iswc,
        messages: JSON.stringify(answer.messages),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['composition_id', 'society_code', 'file_created', 'status']).doNothing(),
    )
    .execute();
}

export function readAcknowledgements(db: Database, workId: string): Promise<Row<'composition_acknowledgement'>[]> {
  return db
    .selectFrom('composition_acknowledgement')
    .selectAll()
    .where('composition_id', '=', workId)
    .orderBy('file_created', 'desc')
    .orderBy('id', 'desc')
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

export function findStoredLines(db: Database, id: string, memberId: string) {
  return db
    .selectFrom('composition')
    .leftJoin('composition_cwr as cwr', 'cwr.composition_id', 'composition.id')
    .select(['composition.id', 'cwr.version', 'cwr.type', 'cwr.lines'])
    .where('composition.id', '=', id)
    .where('composition.member_id', '=', memberId)
    .executeTakeFirst();
}

export async function withoutIswc(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select composition.id from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.id = any(${ids}::uuid[]) and shown.iswc is null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
