import { type RawBuilder, sql } from 'kysely';
import { PARTY_COLUMNS, type PartyNames } from '../../../parties/party-view.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import type { EntryKind, RevisionKey } from '../entry-kind.ts';

export interface EntryRevision extends RevisionKey {
  readonly of: EntryKind;
}

type Answered = 'confirmed' | 'contested' | 'unconfirmed';

export interface RemovedParty extends PartyNames {
  readonly party_id: string;
  readonly confirmation: 'invited' | Answered;
  readonly confirmed_at: Date | null;
}

export async function confirmOwnLines(tx: Tx, version: EntryRevision, { actor, at }: Act): Promise<void> {
  await answerLines(tx, version, {
    set: sql`confirmation = 'confirmed', confirmed_at = ${at}, contest_reason = null`,
    where: sql`party_id = ${actor.partyId} and confirmation in ('invited', 'contested')`,
  });
}

interface PartyAct {
  readonly actor: Pick<Act['actor'], 'partyId'>;
  readonly at: Date;
}

/** Also for parties that aren't members. */
export async function confirmActiveLines(tx: Tx, version: EntryRevision, { actor, at }: PartyAct): Promise<void> {
  await answerLines(tx, version, {
    set: sql`confirmation = 'confirmed', confirmed_at = ${at}`,
    where: sql`party_id = ${actor.partyId} and confirmation in ('invited', 'not_a_member', 'unconfirmed')`,
  });
}

export async function contestOwnLines(
  tx: Tx,
  version: EntryRevision,
  { partyId, reason }: { readonly partyId: string; readonly reason: string },
): Promise<void> {
  await answerLines(tx, version, {
    set: sql`confirmation = 'contested', confirmed_at = null, contest_reason = ${reason}`,
    where: sql`party_id = ${partyId} and confirmation = 'invited'`,
  });
}

/** Marks invited parties as unconfirmed when the period ends. */
export async function markUnconfirmed(tx: Tx, version: EntryRevision): Promise<void> {
  const given = { set: sql`confirmation = 'unconfirmed'`, where: sql`confirmation = 'invited'` };
  await answerLines(tx, version, given);
  await answerRemovals(tx, version, given);
}

/** Invites parties that withdrew their contest again: they haven't confirmed yet. */
export async function reinviteContesters(tx: Tx, version: EntryRevision, partyIds: readonly string[]): Promise<void> {
  const objecting = sql`party_id = any(${[...partyIds]}::uuid[]) and confirmation = 'contested'`;
  await answerLines(tx, version, { set: sql`confirmation = 'invited', contest_reason = null`, where: objecting });
  await answerRemovals(tx, version, { set: sql`confirmation = 'invited'`, where: objecting });
}

interface Answer {
  readonly set: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

async function answerLines(tx: Tx, { of, id, revision }: EntryRevision, { set, where }: Answer): Promise<void> {
  for (const table of of.confirmable)
    await sql`update ${sql.table(table)} set ${set}
      where ${sql.ref(`${of.name}_id`)} = ${id} and revision = ${revision} and ${where}`.execute(tx);
}

async function answerRemovals(tx: Tx, { of, id, revision }: EntryRevision, { set, where }: Answer): Promise<void> {
  await sql`update ${sql.table(`${of.name}_removal`)} set ${set}
    where ${sql.ref(`${of.name}_id`)} = ${id} and revision = ${revision} and ${where}`.execute(tx);
}

export async function readRemovedParties(db: Database, { of, id, revision }: EntryRevision): Promise<RemovedParty[]> {
  const columns = sql.join(PARTY_COLUMNS.map((column) => sql.ref(column)));
  const { rows } = await sql<RemovedParty>`
    select removal.party_id, removal.confirmation, removal.confirmed_at, ${columns}
    from ${sql.table(`${of.name}_removal`)} as removal join party on party.id = removal.party_id
    where removal.${sql.ref(`${of.name}_id`)} = ${id} and removal.revision = ${revision}
    order by removal.party_id`.execute(db);
  return rows;
}

export async function inviteRemovedParties(
  tx: Tx,
  { of, id, revision }: EntryRevision,
  partyIds: readonly string[],
): Promise<void> {
  const [table, objectId] = [sql.table(`${of.name}_removal`), sql.ref(`${of.name}_id`)];
  await Promise.all([
    sql`delete from ${table} where ${objectId} = ${id} and revision = ${revision}`.execute(tx),
    partyIds.length > 0 &&
      sql`insert into ${table} (${objectId}, revision, party_id, confirmation)
        select ${id}::uuid, ${revision}::integer, party_id, 'invited'
        from unnest(${[...partyIds]}::uuid[]) as asked (party_id)`.execute(tx),
  ]);
}

export async function confirmRemoval(tx: Tx, version: EntryRevision, { actor, at }: PartyAct): Promise<void> {
  await answerRemovals(tx, version, {
    set: sql`confirmation = 'confirmed', confirmed_at = ${at}`,
    where: sql`party_id = ${actor.partyId} and confirmation in ('invited', 'contested')`,
  });
}

export async function contestRemoval(tx: Tx, version: EntryRevision, partyId: string): Promise<void> {
  await answerRemovals(tx, version, {
    set: sql`confirmation = 'contested'`,
    where: sql`party_id = ${partyId} and confirmation = 'invited'`,
  });
}

export async function readContested(
  db: Database,
  { of, id, revision }: EntryRevision,
): Promise<{ readonly party_id: string; readonly contest_reason: string | null }[]> {
  const found = of.confirmable.map(
    (table) => sql`select party_id, contest_reason from ${sql.table(table)}
      where ${sql.ref(`${of.name}_id`)} = ${id} and revision = ${revision} and confirmation = 'contested'`,
  );
  const { rows } = await sql<{ party_id: string; contest_reason: string | null }>`
    ${sql.join(found, sql` union `)}`.execute(db);
  return rows;
}

export async function resolveRemovals(
  tx: Tx,
  version: EntryRevision,
  { partyIds, at }: { readonly partyIds: readonly string[]; readonly at: Date },
): Promise<void> {
  const { of, id, revision } = version;
  const objectId = sql.ref(`${of.name}_id`);
  for (const table of of.confirmable)
    await sql`delete from ${sql.table(`${of.name}_removal`)} as removal
      where removal.${objectId} = ${id} and removal.revision = ${revision} and removal.party_id = any(${[...partyIds]}::uuid[])
        and exists (select from ${sql.table(table)} as line where line.${objectId} = ${id} and line.revision = ${revision}
          and line.party_id = removal.party_id)`.execute(tx);
  await answerRemovals(tx, version, {
    set: sql`confirmation = 'confirmed', confirmed_at = ${at}`,
    where: sql`party_id = any(${[...partyIds]}::uuid[]) and confirmation in ('invited', 'contested')`,
  });
}
