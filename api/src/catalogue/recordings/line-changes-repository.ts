import type { RightsLine } from '@counterpoint/domain/recording-rights';
import {
  type ContributorCategory,
  type ContributorRole,
  FEATURED_CATEGORIES,
  type OwnRightLine,
  type RightsHolderRole,
} from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { RECORDINGS, type RevisionKey } from '../entry/entry-kind.ts';
import { nextRevisionNumber } from '../entry/entry-repository.ts';
import type { RightRow } from './recording-lines-repository.ts';

/** Copies the active revision for a change that needs no confirmation; the caller changes its lines. */
export async function insertActiveRevision(
  tx: Tx,
  { actor, at }: Act,
  { id, revision, note }: RevisionKey & { readonly note: string },
): Promise<RevisionKey> {
  const next = { id, revision: await nextRevisionNumber(tx, RECORDINGS, id) };
  await sql`update recording_revision set state = 'superseded'
    where recording_id = ${id} and number = ${revision}`.execute(tx);
  await sql`
    insert into recording_revision (recording_id, number, state, title, isrc, facts, change_note, created_by,
      submitted_at, registered_at, created_at)
    select recording_id, ${next.revision}::integer, 'registered', title, isrc, facts, ${note}, ${actor.memberId}::uuid,
      ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from recording_revision where recording_id = ${id} and number = ${revision}`.execute(tx);
  for (const [table, columns] of LINES) await copyLines(tx, { id, revision }, { next, table, columns });
  await sql`update recording set revision = ${next.revision} where id = ${id}`.execute(tx);
  return next;
}

const LINES = [
  [
    'recording_contributor',
    'position, party_id, name, category, roles, other_roles, performed_from, performed_to, country, share',
  ],
  [
    'recording_right',
    'position, party_id, role, uses, share, territories, valid_from, valid_to, source, is_controlled_by_third_party, claimed_by, confirmation, confirmed_at, contest_reason',
  ],
  ['recording_work', 'position, composition_id, title, iswc, writers'],
] as const;

interface LineCopy {
  readonly next: RevisionKey;
  readonly table: (typeof LINES)[number][0];
  readonly columns: string;
}

async function copyLines(tx: Tx, { id, revision }: RevisionKey, { next, table, columns }: LineCopy): Promise<void> {
  await sql`insert into ${sql.table(table)} (recording_id, revision, ${sql.raw(columns)})
    select recording_id, ${next.revision}::integer, ${sql.raw(columns)}
    from ${sql.table(table)} where recording_id = ${id} and revision = ${revision}`.execute(tx);
}

export async function addOwnLines(
  tx: Tx,
  { id, revision }: RevisionKey,
  { act, lines }: { readonly act: Act; readonly lines: readonly OwnRightLine[] },
): Promise<void> {
  const first = await nextPosition(tx, { table: 'recording_right', id, revision });
  const { partyId, memberId } = act.actor;
  const claim = { party_id: partyId, claimed_by: memberId, confirmation: 'confirmed' as const };
  await tx
    .insertInto('recording_right')
    .values(
      lines.map(({ territories, ...line }, index) => ({
        recording_id: id,
        revision,
        position: first + index,
        confirmed_at: act.at,
        ...line,
        ...claim,
        territories: JSON.stringify(territories),
      })),
    )
    .execute();
}

/** Removes the member's claimed lines; lines entered by the submitter stay. */
export async function removeOwnLines(tx: Tx, { id, revision }: RevisionKey, { actor }: Act): Promise<void> {
  await tx
    .deleteFrom('recording_right')
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('claimed_by', '=', actor.memberId)
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
  for (const [index, { uses, share, territories, from, to }] of remaining.entries())
    await sql`
      insert into recording_right (recording_id, revision, position, party_id, role, uses, share, territories, valid_from,
        valid_to, source, is_controlled_by_third_party, claimed_by, confirmation, confirmed_at, contest_reason)
      select recording_id, revision, ${first + index}::integer, party_id, role, ${[...uses]}::text[],
        ${share}::integer, ${JSON.stringify(territories)}::jsonb, ${from}::date, ${to}::date, source, is_controlled_by_third_party,
        claimed_by, confirmation, confirmed_at, contest_reason
      from recording_right
      where recording_id = ${id} and revision = ${revision} and position = ${position}`.execute(tx);
  await removeLines(tx, { table: 'recording_right', id, revision }, [position]);
}

export interface OutcomeLine extends RightsLine {
  readonly party_id: string;
  readonly role: RightsHolderRole;
  readonly before: Pick<RightRow, 'source' | 'is_controlled_by_third_party' | 'claimed_by'> | undefined;
  readonly claimedBy: string | null;
  readonly confirmation: 'confirmed' | 'invited' | 'not_a_member';
}

export async function insertOutcomeLines(
  tx: Tx,
  { id, revision }: RevisionKey,
  { lines, at }: { readonly lines: readonly OutcomeLine[]; readonly at: Date },
): Promise<void> {
  if (lines.length === 0) return;
  const first = await nextPosition(tx, { table: 'recording_right', id, revision });
  await tx
    .insertInto('recording_right')
    .values(
      lines.map(({ party_id, role, uses, share, territories, from, to, before, claimedBy, confirmation }, index) => ({
        recording_id: id,
        revision,
        position: first + index,
        party_id,
        role,
        uses: [...uses],
        share,
        territories: JSON.stringify(territories),
        valid_from: from,
        valid_to: to,
        source: before?.source ?? null,
        is_controlled_by_third_party: before?.is_controlled_by_third_party ?? false,
        claimed_by: before ? before.claimed_by : claimedBy,
        confirmation,
        confirmed_at: confirmation === 'confirmed' ? at : null,
      })),
    )
    .execute();
}

export async function confirmRights(
  tx: Tx,
  { id, revision }: RevisionKey,
  { positions, at }: { readonly positions: readonly number[]; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('recording_right')
    .set({ confirmation: 'confirmed', confirmed_at: at, contest_reason: null })
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', sql<number>`any(${[...positions]}::integer[])`)
    .where('confirmation', 'in', ['invited', 'contested', 'unconfirmed'])
    .execute();
}

export async function readContributorPlaces(tx: Tx, { id, revision }: RevisionKey): Promise<number[]> {
  const rows = await tx
    .selectFrom('recording_contributor')
    .select('position')
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
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
  { id, revision }: RevisionKey,
  { position, category, roles }: Part & { readonly position: number },
): Promise<void> {
  await tx
    .updateTable('recording_contributor')
    .set({
      category,
      ...(roles.length > 0 && { roles: [...roles] }),
      ...(!FEATURED_CATEGORIES.includes(category) && { share: null }),
    })
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', position)
    .execute();
}

/** The credit keeps its instruments, period, country and featured share. */
export async function passCredit(
  tx: Tx,
  { id, revision }: RevisionKey,
  { position, partyId, name }: { readonly position: number; readonly partyId: string | null; readonly name: string },
): Promise<void> {
  await tx
    .updateTable('recording_contributor')
    .set({ party_id: partyId, name: partyId === null ? name : null })
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', position)
    .execute();
}

export async function insertContributor(
  tx: Tx,
  { id, revision }: RevisionKey,
  { partyId, name, category, roles }: Part & { readonly partyId: string | null; readonly name: string },
): Promise<void> {
  const position = await nextPosition(tx, { table: 'recording_contributor', id, revision });
  const unspecified = { performed_from: null, performed_to: null, country: null, share: null };
  await tx
    .insertInto('recording_contributor')
    .values({
      recording_id: id,
      revision,
      position,
      party_id: partyId,
      name: partyId === null ? name : null,
      category,
      roles: [...roles],
      ...unspecified,
    })
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
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', sql<number>`any(${[...positions]}::integer[])`)
    .execute();
}

async function nextPosition(tx: Tx, { table, id, revision }: LineTable): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}
