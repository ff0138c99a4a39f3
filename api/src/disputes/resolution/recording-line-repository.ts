import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { ContributorCategory, ContributorRole, RightsHolderRole } from '@counterpoint/domain/schemas';
import { sql } from 'kysely';
import type { RevisionKey } from '../../catalogue/entry/entry-kind.ts';
import type { RightRow } from '../../catalogue/recordings/recording-lines-repository.ts';
import type { Tx } from '../../platform/db/transaction.ts';

/** A share that a case gave somebody: for which uses, where and when. */
export interface LaidLine extends RightsLine {
  readonly party_id: string;
  readonly role: RightsHolderRole;
  /** The line of theirs that it stands in place of; none of somebody who is new. */
  readonly before: Pick<RightRow, 'source' | 'is_controlled_by_third_party' | 'claimed_by'> | undefined;
  /** The member who claims it, where it is nobody's line of before. */
  readonly claimedBy: string | null;
  readonly confirmation: 'confirmed' | 'not_a_member';
}

/** Adds shares to a version of a recording. */
export async function insertLaidLines(
  tx: Tx,
  { id, revision }: RevisionKey,
  { lines, at }: { readonly lines: readonly LaidLine[]; readonly at: Date },
): Promise<void> {
  const first = await nextPosition(tx, 'recording_right', { id, revision });
  for (const [index, line] of lines.entries()) {
    const { party_id, role, uses, share, territories, from, to, before, confirmation } = line;
    await tx
      .insertInto('recording_right')
      .values({
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
        claimed_by: before ? before.claimed_by : line.claimedBy,
        confirmation,
        confirmed_at: confirmation === 'confirmed' ? at : null,
      })
      .execute();
  }
}

/** The parties of a case have said yes to what a version gives them. */
export async function confirmRights(
  tx: Tx,
  { id, revision }: RevisionKey,
  { partyIds, at }: { readonly partyIds: readonly string[]; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('recording_right')
    .set({ confirmation: 'confirmed', confirmed_at: at, contest_reason: null })
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('party_id', '=', sql<string>`any(${[...partyIds]}::uuid[])`)
    .where('confirmation', 'in', ['invited', 'contested', 'unconfirmed'])
    .execute();
}

/** The places of the line-up of a version, in its order. */
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

/** What somebody did on a recording. */
export interface Part {
  readonly category: ContributorCategory;
  readonly roles: readonly ContributorRole[];
}

/** Takes these lines out of the line-up of a version. */
export async function removeContributors(
  tx: Tx,
  { id, revision }: RevisionKey,
  positions: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('recording_contributor')
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', sql<number>`any(${[...positions]}::integer[])`)
    .execute();
}

/** Says anew what somebody did. */
export async function changeContributor(
  tx: Tx,
  { id, revision }: RevisionKey,
  { position, category, roles }: Part & { readonly position: number },
): Promise<void> {
  await tx
    .updateTable('recording_contributor')
    .set({ category, ...(roles.length > 0 && { roles: [...roles] }) })
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', position)
    .execute();
}

/** Adds somebody to the line-up of a version: a party, or by name alone. */
export async function insertContributor(
  tx: Tx,
  { id, revision }: RevisionKey,
  { partyId, name, category, roles }: Part & { readonly partyId: string | null; readonly name: string },
): Promise<void> {
  const position = await nextPosition(tx, 'recording_contributor', { id, revision });
  const untold = { performed_from: null, performed_to: null, country: null, share: null };
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
      ...untold,
    })
    .execute();
}

async function nextPosition(
  tx: Tx,
  table: 'recording_right' | 'recording_contributor',
  { id, revision }: RevisionKey,
): Promise<number> {
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('position').as('last'))
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}
