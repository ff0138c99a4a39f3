import type { PublisherLine, RecordingMention, WriterLine } from '@counterpoint/domain/schemas';
import { type RawBuilder, sql } from 'kysely';
import { PARTY_COLUMNS } from '../composers/party-view.ts';
import type { Database, Tx } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import type { Confirmation } from './composition-tables.ts';

/** Which revision of a work is meant: the one that is shown, the one that is drafted or waits beside it, or by number. */
export type Which = 'shown' | 'pending' | number;
/** A revision of a work. */
export interface RevisionKey {
  readonly id: string;
  readonly revision: number;
}

/** How a named party stands to a revision. */
export interface Standing {
  readonly confirmation: Confirmation;
  readonly confirmed_at: Date | null;
}
/** Lines that are to be written. */
export interface NewLines {
  readonly writers: readonly (WriterLine & Standing)[];
  readonly publishers: readonly (PublisherLine & Standing)[];
  readonly recordings: readonly RecordingMention[];
}

const NUMBER = { shown: 'composition.revision', pending: 'composition.pending_revision' } as const;

/** The number of that revision, beside the table `composition`. */
export function numberOf(which: Which): RawBuilder<number> {
  return typeof which === 'number' ? sql<number>`${which}::integer` : sql<number>`${sql.ref(NUMBER[which])}`;
}

/** The writers' lines of the revisions that some works show, each work's in their order. */
export function readLines(db: Database, ids: readonly string[], which: Which = 'shown') {
  return db
    .selectFrom('composition_line')
    .innerJoin('composition', (join) =>
      join
        .onRef('composition.id', '=', 'composition_line.composition_id')
        .on('composition_line.revision', '=', numberOf(which)),
    )
    .leftJoin('party', 'party.id', 'composition_line.party_id')
    .selectAll('composition_line')
    .select(PARTY_COLUMNS)
    .where('composition_line.composition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('composition_line.position')
    .execute();
}

/** The publishers' lines of the same. */
export function readPublishers(db: Database, ids: readonly string[], which: Which = 'shown') {
  return db
    .selectFrom('composition_publisher')
    .innerJoin('composition', (join) =>
      join
        .onRef('composition.id', '=', 'composition_publisher.composition_id')
        .on('composition_publisher.revision', '=', numberOf(which)),
    )
    .leftJoin('party', 'party.id', 'composition_publisher.party_id')
    .selectAll('composition_publisher')
    .select(PARTY_COLUMNS)
    .where('composition_publisher.composition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('composition_publisher.position')
    .execute();
}

/** The recordings of a work, and whether this member may open them; one told of by its ISRC is found by that. */
export function readRecordings(db: Database, id: string, memberId: string, which: Which = 'shown') {
  return db
    .selectFrom('composition_recording as line')
    .innerJoin('composition', (join) =>
      join.onRef('composition.id', '=', 'line.composition_id').on('line.revision', '=', numberOf(which)),
    )
    .select(['line.mention', 'line.recording_id'])
    .select(
      sql<string | null>`(
        select recording.id from recording
        where (recording.id = line.recording_id or recording.isrc = line.isrc)
          and (recording.state = 'registered' or exists (select from recording_member as mine
            where mine.recording_id = recording.id and mine.member_id = ${memberId}))
        order by recording.id = line.recording_id desc nulls last limit 1)`.as('opens'),
    )
    .where('line.composition_id', '=', id)
    .orderBy('line.position')
    .execute();
}
/** A recording of a work with the one of ours that it opens. */
export type RecordingRow = Awaited<ReturnType<typeof readRecordings>>[number];
/** A writer's line with the party it names. */
export type WriterRow = Awaited<ReturnType<typeof readLines>>[number];
/** A publisher's line with the party it names. */
export type PublisherRow = Awaited<ReturnType<typeof readPublishers>>[number];

/** Writes all lines of a revision anew. */
export async function replaceLines(tx: Tx, key: RevisionKey, lines: NewLines): Promise<void> {
  for (const table of ['composition_line', 'composition_publisher', 'composition_recording'] as const)
    await tx.deleteFrom(table).where('composition_id', '=', key.id).where('revision', '=', key.revision).execute();
  const of = { composition_id: key.id, revision: key.revision };
  if (lines.writers.length > 0)
    await tx
      .insertInto('composition_line')
      .values(lines.writers.map((line, position) => ({ ...of, position, ...writerColumns(line) })))
      .execute();
  if (lines.publishers.length > 0)
    await tx
      .insertInto('composition_publisher')
      .values(lines.publishers.map((line, position) => ({ ...of, position, ...publisherColumns(line) })))
      .execute();
  if (lines.recordings.length > 0)
    await tx
      .insertInto('composition_recording')
      .values(lines.recordings.map((mention, position) => ({ ...of, position, ...recordingColumns(mention) })))
      .execute();
}

/** The columns of a writer's line. */
export function writerColumns({ party_id, role, shares, confirmation, confirmed_at, ...terms }: WriterLine & Standing) {
  return { party_id, role, ...shares, terms: JSON.stringify(terms), confirmation, confirmed_at };
}

/** The columns of a publisher's line. */
export function publisherColumns(line: PublisherLine & Standing) {
  const { chain, party_id, type, shares, confirmation, confirmed_at, ...terms } = line;
  return { chain, party_id, type, ...shares, terms: JSON.stringify(terms), confirmation, confirmed_at };
}

/** The columns of a recording's line. */
export function recordingColumns(mention: RecordingMention) {
  return { recording_id: mention.recording_id, isrc: mention.isrc, mention: JSON.stringify(mention) };
}

const INTERESTS = ['composition_line', 'composition_publisher'] as const;

/** The party confirms its lines of a revision. */
export async function confirmLines(tx: Tx, key: RevisionKey, { actor, at }: Act): Promise<void> {
  for (const table of INTERESTS)
    await tx
      .updateTable(table)
      .set({ confirmation: 'confirmed', confirmed_at: at, contest_reason: null })
      .where('composition_id', '=', key.id)
      .where('revision', '=', key.revision)
      .where('party_id', '=', actor.partyId)
      .where('confirmation', 'in', ['invited', 'contested'])
      .execute();
}

/** The party stands by its lines of a revision in force, which had no word of theirs. */
export async function confirmStanding(tx: Tx, key: RevisionKey, { actor, at }: Act): Promise<void> {
  for (const table of INTERESTS)
    await tx
      .updateTable(table)
      .set({ confirmation: 'confirmed', confirmed_at: at })
      .where('composition_id', '=', key.id)
      .where('revision', '=', key.revision)
      .where('party_id', '=', actor.partyId)
      .where('confirmation', 'in', ['invited', 'not_a_member', 'unconfirmed'])
      .execute();
}

/** The party objects to what its lines of a revision give it. */
export async function contestLines(tx: Tx, key: RevisionKey, { actor }: Act, reason: string): Promise<void> {
  for (const table of INTERESTS)
    await tx
      .updateTable(table)
      .set({ confirmation: 'contested', confirmed_at: null, contest_reason: reason })
      .where('composition_id', '=', key.id)
      .where('revision', '=', key.revision)
      .where('party_id', '=', actor.partyId)
      .where('confirmation', '=', 'invited')
      .execute();
}

/** Those who were asked and have not answered will not be waited for. */
export async function giveUpOnLines(tx: Tx, key: RevisionKey): Promise<void> {
  for (const table of INTERESTS)
    await tx
      .updateTable(table)
      .set({ confirmation: 'unconfirmed' })
      .where('composition_id', '=', key.id)
      .where('revision', '=', key.revision)
      .where('confirmation', '=', 'invited')
      .execute();
}

/** The party of the member who submitted a work. */
export async function readPartyOf(db: Database, compositionId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('composition')
    .innerJoin('party', 'party.member_id', 'composition.member_id')
    .select('party.id')
    .where('composition.id', '=', compositionId)
    .execute();
  return rows.map(({ id }) => id);
}

/** The member behind each of these parties; a party that does not exist is missing. */
export async function readPartyMembers(db: Database, partyIds: readonly string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('party')
    .select(['id', 'member_id'])
    .where('id', '=', sql<string>`any(${partyIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, member_id }) => [id, member_id]));
}

/** Those of these recordings that the member may link: their own, and what is in force. */
export async function readLinkable(db: Database, ids: readonly string[], memberId: string): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select recording.id from recording
    where recording.id = any(${[...ids]}::uuid[]) and (recording.state = 'registered' or exists (
      select from recording_member as mine where mine.recording_id = recording.id and mine.member_id = ${memberId}))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
