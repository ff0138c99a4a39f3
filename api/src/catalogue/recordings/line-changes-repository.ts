import { type RightsLine, withRightsLine } from '@counterpoint/domain/recording-rights';
import {
  type ContributorCategory,
  type ContributorRole,
  FEATURED_CATEGORIES,
  type OwnRightLine,
  type RightsHolderRole,
} from '@counterpoint/domain/schemas/recordings';
import { type RawBuilder, sql, type Updateable } from 'kysely';
import type { NewRow, Tables } from '../../platform/db/tables.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { type Confirmation, RECORDINGS, type RevisionKey } from '../entry/entry-kind.ts';
import { nextRevisionNumber } from '../entry/entry-repository.ts';
import type { RightRow } from './recording-lines-repository.ts';

/** Copies the active revision for a change that needs no confirmation; the caller changes its lines. */
export async function insertActiveRevision(
  tx: Tx,
  { actor, at }: Act,
  { id, revision, note }: RevisionKey & { readonly note: string },
): Promise<RevisionKey> {
  const next = { id, revision: await nextRevisionNumber(tx, RECORDINGS, id) };
  const active = sql`recording_id = ${id} and number = ${revision}`;
  await sql`update recording_revision set state = 'superseded' where ${active}`.execute(tx);
  const times = { submitted_at: at, registered_at: at, created_at: at, confirm_by: null, reminded_at: null };
  const author = { change_note: note, created_by: actor.memberId };
  const columns = { number: next.revision, state: 'registered', ...author, ...times };
  await copyRows(tx, 'recording_revision', { rows: active, columns });
  const rows = sql`recording_id = ${id} and revision = ${revision}`;
  for (const table of RECORDINGS.lines) await copyRows(tx, table, { rows, columns: { revision: next.revision } });
  await sql`update recording set revision = ${next.revision} where id = ${id}`.execute(tx);
  return next;
}

interface RowCopy {
  readonly rows: RawBuilder<unknown>;
  /** Those that differ in the copy. */
  readonly columns: object;
}

async function copyRows(tx: Tx, table: string, { rows, columns }: RowCopy): Promise<void> {
  await sql`insert into ${sql.table(table)}
    select (jsonb_populate_record(original, ${JSON.stringify(columns)}::jsonb)).*
    from ${sql.table(table)} as original where ${rows}`.execute(tx);
}

export async function addOwnLines(
  tx: Tx,
  key: RevisionKey,
  { act, lines }: { readonly act: Act; readonly lines: readonly OwnRightLine[] },
): Promise<void> {
  const { partyId, memberId } = act.actor;
  const claim = { party_id: partyId, claimed_by: memberId, confirmation: 'confirmed', confirmed_at: act.at } as const;
  const rows = lines.map((line) => ({ ...line, ...claim, territories: JSON.stringify(line.territories) }));
  await appendRights(tx, key, rows);
}

type PlacedColumns = 'recording_id' | 'revision' | 'position';

async function appendRights(
  tx: Tx,
  { id, revision }: RevisionKey,
  rights: readonly Omit<NewRow<'recording_right'>, PlacedColumns>[],
): Promise<void> {
  if (rights.length === 0) return;
  const first = await nextPosition(tx, { table: 'recording_right', id, revision });
  const rows = rights.map((line, index) => ({ recording_id: id, revision, position: first + index, ...line }));
  await tx.insertInto('recording_right').values(rows).execute();
}

/** Removes the member's claimed lines; lines entered by the submitter stay. */
export async function removeOwnLines(tx: Tx, { id, revision }: RevisionKey, { actor }: Act): Promise<void> {
  await tx
    .deleteFrom('recording_right')
    .where(({ and }) => and({ recording_id: id, revision, claimed_by: actor.memberId }))
    .execute();
}

interface LineReplacement {
  readonly position: number;
  readonly remaining: readonly RightsLine[];
}

export async function rewriteLine(
  tx: Tx,
  { id, revision }: RevisionKey,
  { position, remaining }: LineReplacement,
): Promise<void> {
  const first = await nextPosition(tx, { table: 'recording_right', id, revision });
  const rows = sql`recording_id = ${id} and revision = ${revision} and position = ${position}`;
  for (const [index, line] of remaining.entries())
    await copyRows(tx, 'recording_right', { rows, columns: withRightsLine({ position: first + index }, line) });
  await removeLines(tx, { table: 'recording_right', id, revision }, [position]);
}

export interface OutcomeLine extends RightsLine {
  readonly party_id: string;
  readonly role: RightsHolderRole;
  readonly before: Pick<RightRow, 'source' | 'is_controlled_by_third_party' | 'claimed_by'> | undefined;
  readonly claimedBy: string | null;
  readonly confirmation: Exclude<Confirmation, 'submitter' | 'contested'>;
}

export async function insertOutcomeLines(
  tx: Tx,
  key: RevisionKey,
  { lines, at }: { readonly lines: readonly OutcomeLine[]; readonly at: Date },
): Promise<void> {
  const rows = lines.map(({ party_id, role, before, claimedBy, confirmation, ...line }) => ({
    ...withRightsLine({ party_id, role, confirmation }, line),
    territories: JSON.stringify(line.territories),
    source: before?.source ?? null,
    is_controlled_by_third_party: before?.is_controlled_by_third_party ?? false,
    claimed_by: before ? before.claimed_by : claimedBy,
    confirmed_at: confirmation === 'confirmed' ? at : null,
  }));
  await appendRights(tx, key, rows);
}

export async function confirmRights(
  tx: Tx,
  { id, revision }: RevisionKey,
  { positions, at }: { readonly positions: readonly number[]; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('recording_right')
    .set({ confirmation: 'confirmed', confirmed_at: at, contest_reason: null })
    .where(({ and }) => and({ recording_id: id, revision }))
    .where('position', '=', sql<number>`any(${[...positions]}::integer[])`)
    .where('confirmation', 'in', ['invited', 'contested', 'unconfirmed'])
    .execute();
}

export async function readContributorPlaces(tx: Tx, { id, revision }: RevisionKey): Promise<number[]> {
  const rows = await tx
    .selectFrom('recording_contributor')
    .select('position')
    .where(({ and }) => and({ recording_id: id, revision }))
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => position);
}

export interface Part {
  readonly category: ContributorCategory;
  readonly roles: readonly ContributorRole[];
}

export async function changeContributor(
  tx: Tx,
  key: RevisionKey,
  { position, category, roles }: Part & { readonly position: number },
): Promise<void> {
  await updateContributor(
    tx,
    { ...key, position },
    {
      category,
      ...(roles.length > 0 && { roles: [...roles] }),
      ...(!FEATURED_CATEGORIES.includes(category) && { share: null }),
    },
  );
}

/** The credit keeps its instruments, period, country and featured share. */
export async function passCredit(
  tx: Tx,
  key: RevisionKey,
  { position, partyId, name }: { readonly position: number; readonly partyId: string | null; readonly name: string },
): Promise<void> {
  await updateContributor(tx, { ...key, position }, { party_id: partyId, name: partyId === null ? name : null });
}

async function updateContributor(
  tx: Tx,
  { id, revision, position }: RevisionKey & { readonly position: number },
  change: Updateable<Tables['recording_contributor']>,
): Promise<void> {
  await tx
    .updateTable('recording_contributor')
    .set(change)
    .where(({ and }) => and({ recording_id: id, revision, position }))
    .execute();
}

export async function insertContributor(
  tx: Tx,
  key: RevisionKey,
  { partyId, name, category, roles }: Part & { readonly partyId: string | null; readonly name: string },
): Promise<void> {
  const named = { party_id: partyId, name: partyId === null ? name : null };
  await appendContributor(tx, key, { ...named, category, roles: [...roles] });
}

export async function appendContributor(
  tx: Tx,
  { id, revision }: RevisionKey,
  contributor: Omit<NewRow<'recording_contributor'>, PlacedColumns>,
): Promise<void> {
  const position = await nextPosition(tx, { table: 'recording_contributor', id, revision });
  await tx
    .insertInto('recording_contributor')
    .values({ recording_id: id, revision, position, ...contributor })
    .execute();
}

interface LineTable extends RevisionKey {
  readonly table: 'recording_right' | 'recording_contributor';
}

export async function removeLines(
  tx: Tx,
  { table, id, revision }: LineTable,
  positions: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom(table)
    .where(({ and }) => and({ recording_id: id, revision }))
    .where('position', '=', sql<number>`any(${[...positions]}::integer[])`)
    .execute();
}

async function nextPosition(tx: Tx, { table, id, revision }: LineTable): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where(({ and }) => and({ recording_id: id, revision }))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}
