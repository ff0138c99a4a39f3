import type { RightsLine } from '@counterpoint/domain/recording-rights';
import type { OwnRightLine } from '@counterpoint/domain/schemas';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { RECORDINGS, type RevisionKey } from '../../entry/entry-kind.ts';
import { nextRevisionNumber } from '../../entry/entry-repository.ts';

/**
 * A next version that is in force at once and says what the last one said, for a change that is its maker's alone. Who
 * drafts a version beside it goes on with that. Its lines are then changed by the caller.
 */
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

interface Copying {
  readonly next: RevisionKey;
  readonly table: (typeof LINES)[number][0];
  readonly columns: string;
}

async function copyLines(tx: Tx, { id, revision }: RevisionKey, { next, table, columns }: Copying): Promise<void> {
  await sql`insert into ${sql.table(table)} (recording_id, revision, ${sql.raw(columns)})
    select recording_id, ${next.revision}::integer, ${sql.raw(columns)}
    from ${sql.table(table)} where recording_id = ${id} and revision = ${revision}`.execute(tx);
}

/** Adds to a version what the member who acts says is theirs of it. */
export async function addOwnLines(
  tx: Tx,
  { id, revision }: RevisionKey,
  { act, lines }: { readonly act: Act; readonly lines: readonly OwnRightLine[] },
): Promise<void> {
  const first = await nextPosition(tx, { id, revision });
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

/** Takes what the member who acts claimed out of a version; what the submitter entered for them stays. */
export async function removeOwnLines(tx: Tx, { id, revision }: RevisionKey, { actor }: Act): Promise<void> {
  await tx
    .deleteFrom('recording_right')
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('claimed_by', '=', actor.memberId)
    .execute();
}

/** Takes the lines of rights at these places out of a version. */
export async function removeLines(tx: Tx, { id, revision }: RevisionKey, positions: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('recording_right')
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', 'in', positions)
    .execute();
}

/** The place after the last line of rights of a version. */
async function nextPosition(tx: Tx, { id, revision }: RevisionKey): Promise<number> {
  const { last } = await tx
    .selectFrom('recording_right')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : last + 1;
}

interface Rewriting {
  /** The place of the line. */
  readonly position: number;
  readonly left: readonly RightsLine[];
}

/** In place of a line of a version stands what is left of it, in all else as it was. */
export async function rewriteLine(tx: Tx, { id, revision }: RevisionKey, { position, left }: Rewriting): Promise<void> {
  const first = await nextPosition(tx, { id, revision });
  for (const [index, { uses, territories, from, to }] of left.entries())
    await sql`
      insert into recording_right (recording_id, revision, position, party_id, role, uses, share, territories, valid_from,
        valid_to, source, is_controlled_by_third_party, claimed_by, confirmation, confirmed_at, contest_reason)
      select recording_id, revision, ${first + index}::integer, party_id, role, ${[...uses]}::text[], share,
        ${JSON.stringify(territories)}::jsonb, ${from}::date, ${to}::date, source, is_controlled_by_third_party,
        claimed_by, confirmation, confirmed_at, contest_reason
      from recording_right
      where recording_id = ${id} and revision = ${revision} and position = ${position}`.execute(tx);
  await tx
    .deleteFrom('recording_right')
    .where('recording_id', '=', id)
    .where('revision', '=', revision)
    .where('position', '=', position)
    .execute();
}
