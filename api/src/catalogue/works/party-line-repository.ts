import type { PublisherLine, RecordingMention, WriterLine } from '@counterpoint/domain/schemas/works';
import { sql } from 'kysely';
import { PARTY_COLUMNS } from '../../parties/party-view.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { LineConfirmation } from '../entry/confirmation/line-confirmations.ts';
import type { EntryQuery, SubmissionContext } from '../entry/entry-definition.ts';
import { type RevisionKey, WORKS } from '../entry/entry-kind.ts';
import { type RevisionSelector, revisionNumber } from '../entry/entry-repository.ts';
import type { PublisherTerms, WriterTerms } from './work-tables.ts';

export interface NewLines {
  readonly writers: readonly (WriterLine & LineConfirmation)[];
  readonly publishers: readonly (PublisherLine & LineConfirmation)[];
  readonly recordings: readonly RecordingMention[];
}

export function readLines(db: Database, ids: readonly string[], revision: RevisionSelector = 'shown') {
  return db
    .selectFrom('composition_line')
    .innerJoin('composition', 'composition.id', 'composition_line.composition_id')
    .leftJoin('party', 'party.id', 'composition_line.party_id')
    .selectAll('composition_line')
    .select(PARTY_COLUMNS)
    .where('composition_line.composition_id', '=', anyOf(ids, 'uuid'))
    .where('composition_line.revision', '=', revisionNumber(WORKS, revision))
    .orderBy('composition_line.position')
    .execute();
}

export function readPublishers(db: Database, ids: readonly string[], revision: RevisionSelector = 'shown') {
  return db
    .selectFrom('composition_publisher')
    .innerJoin('composition', 'composition.id', 'composition_publisher.composition_id')
    .leftJoin('party', 'party.id', 'composition_publisher.party_id')
    .selectAll('composition_publisher')
    .select(PARTY_COLUMNS)
    .where('composition_publisher.composition_id', '=', anyOf(ids, 'uuid'))
    .where('composition_publisher.revision', '=', revisionNumber(WORKS, revision))
    .orderBy('composition_publisher.position')
    .execute();
}

/** A recording given only by ISRC opens the registered one with that ISRC. */
export function readRecordings(db: Database, { id, viewer, revision = 'shown' }: EntryQuery) {
  return db
    .selectFrom('composition_recording as line')
    .innerJoin('composition', 'composition.id', 'line.composition_id')
    .select(['line.mention', 'line.recording_id'])
    .select(
      sql<string | null>`(
        select recording.id from recording
        where (recording.id = line.recording_id or recording.isrc = line.isrc)
          and (recording.state = 'registered' or exists (select from recording_member as mine
            where mine.recording_id = recording.id and mine.member_id = ${viewer.memberId}))
        order by recording.id = line.recording_id desc nulls last limit 1)`.as('opens'),
    )
    .where('line.composition_id', '=', id)
    .where('line.revision', '=', revisionNumber(WORKS, revision))
    .orderBy('line.position')
    .execute();
}
export type RecordingRow = Awaited<ReturnType<typeof readRecordings>>[number];
export type WriterRow = Awaited<ReturnType<typeof readLines>>[number];
export type PublisherRow = Awaited<ReturnType<typeof readPublishers>>[number];

export async function insertLines(tx: Tx, { id, revision }: RevisionKey, lines: NewLines): Promise<void> {
  const columns = { composition_id: id, revision };
  const writers = lines.writers.map((line, position) => ({ ...columns, position, ...writerColumns(line) }));
  const publishers = lines.publishers.map((line, position) => ({ ...columns, position, ...publisherColumns(line) }));
  const recordings = lines.recordings.map((mention, position) => ({
    ...columns,
    position,
    ...recordingColumns(mention),
  }));
  await Promise.all([
    writers.length > 0 && tx.insertInto('composition_line').values(writers).execute(),
    publishers.length > 0 && tx.insertInto('composition_publisher').values(publishers).execute(),
    recordings.length > 0 && tx.insertInto('composition_recording').values(recordings).execute(),
  ]);
}

function writerColumns({
  party_id,
  role,
  shares,
  confirmation,
  confirmed_at,
  ...terms
}: WriterLine & LineConfirmation) {
  return { party_id, role, ...shares, terms: writerTerms(terms), confirmation, confirmed_at };
}

function publisherColumns(line: PublisherLine & LineConfirmation) {
  const { chain, party_id, type, shares, confirmation, confirmed_at, ...terms } = line;
  return { chain, party_id, type, ...shares, terms: publisherTerms(terms), confirmation, confirmed_at };
}

function recordingColumns(mention: RecordingMention) {
  return { recording_id: mention.recording_id, isrc: mention.isrc, mention: JSON.stringify(mention) };
}

/** Those that the work names already, too. */
export async function readLinkable(
  db: Database,
  ids: readonly string[],
  { actor, entryId }: SubmissionContext,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select recording.id from recording
    where recording.id = any(${[...ids]}::uuid[]) and (recording.state = 'registered' or exists (
      select from recording_member as mine where mine.recording_id = recording.id and mine.member_id = ${actor.memberId})
      or exists (select from composition_recording as held
        where held.recording_id = recording.id and held.composition_id = ${entryId ?? null}))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export function writerTerms(line: WriterTerms): string {
  const { chains, societies, public_domain, work_for_hire, reversionary, first_recording_refusal, collections } = line;
  const terms = { chains, societies, public_domain, work_for_hire, reversionary, first_recording_refusal, collections };
  return JSON.stringify(terms satisfies WriterTerms);
}

export function publisherTerms(line: PublisherTerms): string {
  const { societies, public_domain, agreement, first_recording_refusal, collections } = line;
  const terms = { societies, public_domain, agreement, first_recording_refusal, collections };
  return JSON.stringify(terms satisfies PublisherTerms);
}
