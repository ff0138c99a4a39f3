import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { isUnreferenced } from '../../platform/db/unreferenced.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { EntryKind, RevisionKey } from './entry-kind.ts';
import type { Viewer } from './entry-views.ts';

export type RevisionSelector = 'shown' | 'pending' | number;

export type Columns = Readonly<Record<string, string | number | boolean | Date | null>>;

const COLUMN = { shown: 'revision', pending: 'pending_revision' } as const;

export function revisionNumber({ name }: EntryKind, revision: RevisionSelector): RawBuilder<number> {
  return typeof revision === 'number'
    ? sql<number>`${revision}::integer`
    : sql<number>`${sql.ref(`${name}.${COLUMN[revision]}`)}`;
}

/** Works with the revision that members see. */
export function selectShownWorks(db: Database) {
  return db
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', 'shown.composition_id', 'composition.id')
    .whereRef('shown.number', '=', 'composition.revision');
}

export function selectShownRecordings(db: Database) {
  return db
    .selectFrom('recording')
    .innerJoin('recording_revision as shown', 'shown.recording_id', 'recording.id')
    .whereRef('shown.number', '=', 'recording.revision');
}

function tablesOf({ name }: EntryKind) {
  return {
    entries: sql.table(name),
    revisions: sql.table(`${name}_revision`),
    listed: sql.table(`${name}_member`),
    entryId: sql.ref(`${name}_id`),
  };
}

/** Read the entry only after locking it: earlier reads may be stale. */
export async function lockEntry(tx: Tx, kind: EntryKind, id: string): Promise<void> {
  await sql`select from ${tablesOf(kind).entries} where id = ${id} for update`.execute(tx);
}

/** Increments the lock version, so that changes based on an earlier state fail. */
export async function incrementVersion(tx: Tx, kind: EntryKind, { id, at }: { id: string; at: Date }): Promise<void> {
  await sql`update ${tablesOf(kind).entries} set version = version + 1, updated_at = ${at} where id = ${id}`.execute(
    tx,
  );
}

export async function showRevision(tx: Tx, kind: EntryKind, { id, revision }: RevisionKey): Promise<void> {
  const { entries, revisions, entryId } = tablesOf(kind);
  await Promise.all([
    sql`update ${revisions} set state = 'superseded'
      where ${entryId} = ${id} and number <> ${revision} and state = any(${[...kind.activeStates]}::text[])`.execute(
      tx,
    ),
    sql`update ${entries} set revision = ${revision}, pending_revision = null where id = ${id}`.execute(tx),
  ]);
}

export async function setPendingRevision(
  tx: Tx,
  kind: EntryKind,
  { id, revision }: { readonly id: string; readonly revision: number | null },
): Promise<void> {
  await sql`update ${tablesOf(kind).entries} set pending_revision = ${revision} where id = ${id}`.execute(tx);
}

export async function insertRevision(
  tx: Tx,
  kind: EntryKind,
  { id, revision, columns }: RevisionKey & { readonly columns: Columns },
): Promise<void> {
  const { revisions, entryId } = tablesOf(kind);
  const names = Object.keys(columns).map((name) => sql.ref(name));
  const values = Object.values(columns).map((value) => sql`${value}`);
  await sql`insert into ${revisions} (${entryId}, number, ${sql.join(names)})
    values (${id}, ${revision}, ${sql.join(values)})`.execute(tx);
}

export async function updateRevision(
  tx: Tx,
  kind: EntryKind,
  { id, revision, columns }: RevisionKey & { readonly columns: Columns },
): Promise<void> {
  const { revisions, entryId } = tablesOf(kind);
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${revisions} set ${sql.join(changes)} where ${entryId} = ${id} and number = ${revision}`.execute(tx);
}

export async function deleteLines(tx: Tx, kind: EntryKind, { id, revision }: RevisionKey): Promise<void> {
  const { entryId } = tablesOf(kind);
  await Promise.all(
    kind.lines.map((table) =>
      sql`delete from ${sql.table(table)} where ${entryId} = ${id} and revision = ${revision}`.execute(tx),
    ),
  );
}

export async function deleteRevision(tx: Tx, kind: EntryKind, { id, revision }: RevisionKey): Promise<void> {
  const { revisions, entryId } = tablesOf(kind);
  await sql`delete from ${revisions} where ${entryId} = ${id} and number = ${revision} and state = 'draft'`.execute(tx);
}

/** An entry with a case, even a closed one, stays on record. */
export async function hasCases(tx: Tx, { name }: EntryKind, id: string): Promise<boolean> {
  const { rows } = await sql`select from opposition where ${sql.ref(`${name}_id`)} = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

/** Says whether another entry or a case names it, even in an earlier revision. */
export async function isNamed(tx: Tx, { name }: EntryKind, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(name)} where id = ${id} and not ${await isUnreferenced(tx, name)}`.execute(tx);
  return rows.length > 0;
}

export async function deleteEntry(tx: Tx, kind: EntryKind, id: string): Promise<void> {
  await sql`delete from ${tablesOf(kind).entries} where id = ${id}`.execute(tx);
}

/** Numbers of deleted revisions are reused. */
export async function nextRevisionNumber(tx: Tx, kind: EntryKind, id: string): Promise<number> {
  const { revisions, entryId } = tablesOf(kind);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from ${revisions} where ${entryId} = ${id}`.execute(tx);
  return rows[0]?.next ?? 1;
}

export async function nextReferenceNumbers(db: Database, { name }: EntryKind, count: number): Promise<number[]> {
  const sequence = `${name}_reference_seq`;
  const { rows } = await sql<{ number: string }>`
    select nextval(${sequence}::regclass) as number from generate_series(1, ${count})`.execute(db);
  return rows.map(({ number }) => Number(number));
}

export async function readSubmitter(db: Database, kind: EntryKind, id: string): Promise<Viewer | null> {
  const { rows } = await sql<Viewer>`
    select entry.member_id as "memberId", party.id as "partyId"
    from ${tablesOf(kind).entries} as entry join party on party.member_id = entry.member_id
    where entry.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** False once the submitter's account is erased. */
export async function hasSubmitter(db: Database, kind: EntryKind, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${tablesOf(kind).entries} as entry join membership on membership.member_id = entry.member_id
    where entry.id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}

export async function readListedMembers(db: Database, kind: EntryKind, id: string): Promise<string[]> {
  const { listed, entryId } = tablesOf(kind);
  const { rows } = await sql<{ member_id: string }>`
    select member_id from ${listed} where ${entryId} = ${id}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

interface ListingUpdate {
  readonly id: string;
  readonly memberIds: readonly string[];
  readonly listing: Columns;
}

export async function updateListings(
  tx: Tx,
  kind: EntryKind,
  { id, memberIds, listing }: ListingUpdate,
): Promise<void> {
  if (memberIds.length === 0) return;
  const { listed, entryId } = tablesOf(kind);
  const columns = Object.keys(listing).map((column) => sql.ref(column));
  const rows = memberIds.map(
    (memberId) => sql`(${memberId}, ${id}, ${sql.join(Object.values(listing).map((value) => sql`${value}`))})`,
  );
  const updates = columns.map((column) => sql`${column} = excluded.${column}`);
  await sql`insert into ${listed} (member_id, ${entryId}, ${sql.join(columns)})
    values ${sql.join(rows)}
    on conflict (member_id, ${entryId}) do update set ${sql.join(updates)}`.execute(tx);
}

/** Moves an entry up in the lists of its members. */
export async function touchListings(tx: Tx, kind: EntryKind, { id, at }: { id: string; at: Date }): Promise<void> {
  const { listed, entryId } = tablesOf(kind);
  await sql`update ${listed} set updated_at = ${at} where ${entryId} = ${id}`.execute(tx);
}

interface ListingRemoval {
  readonly id: string;
  readonly memberId: string;
}

/** Leaves the entry in the lists of its submitter and of members whom a submitted revision names. */
export async function unlistUnnamed(tx: Tx, kind: EntryKind, { id, memberId }: ListingRemoval): Promise<void> {
  const { listed, revisions, entryId } = tablesOf(kind);
  const named = kind.naming.map(
    (table) => sql`exists (select from ${sql.table(table)} as line
      where line.${entryId} = revision.${entryId} and line.revision = revision.number and line.party_id = party.id)`,
  );
  await sql`
    delete from ${listed} as mine where mine.${entryId} = ${id} and mine.member_id <> ${memberId}
      and not exists (
        select from ${revisions} as revision join party on party.member_id = mine.member_id
        where revision.${entryId} = mine.${entryId} and revision.state <> 'draft'
          and (${sql.join(named, sql` or `)}))`.execute(tx);
}

/** Entries of which any revision names the party, in an order in which concurrent calls can't deadlock. */
export async function readNaming(tx: Tx, kind: EntryKind, partyId: string): Promise<string[]> {
  const { entryId } = tablesOf(kind);
  const named = kind.naming.map(
    (table) => sql`select ${entryId} as id from ${sql.table(table)} where party_id = ${partyId}`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(named, sql` union `)} order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

interface EventChange {
  readonly entry: { readonly kind: EntryKind };
  readonly tx: Tx;
  /** The actor is null for the society. */
  readonly act: { readonly actor: Pick<Act['actor'], 'accountId' | 'memberId' | 'mandate'> | null; readonly at: Date };
}

interface NewEvent {
  readonly type: string;
  readonly note?: string | null;
  /** Needed for the act; by default the one that a representative acts under. */
  readonly mandateId?: string | null;
}

export async function insertEntryEvent(
  { entry, tx, act: { actor, at } }: EventChange,
  { id, revision }: RevisionKey,
  { type, note = null, mandateId = null }: NewEvent,
): Promise<void> {
  const { name } = entry.kind;
  const member = actor?.mandate?.representativeId ?? actor?.memberId ?? null;
  const [account, mandate] = [actor?.accountId ?? null, actor?.mandate?.id ?? mandateId];
  await sql`insert into ${sql.table(`${name}_event`)}
    (id, ${sql.ref(`${name}_id`)}, revision, type, member_id, account_id, mandate_id, at, note)
    values (${newId()}, ${id}, ${revision}, ${type}, ${member}, ${account}, ${mandate}, ${at}, ${note})`.execute(tx);
}
