import {
  NO_RECORDING_FACTS,
  type RecordingPage,
  type RecordingRow,
  type RepertoireRecording,
} from '@counterpoint/domain/schemas';
import type { RecordingFilter } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Database, Tx } from '../db/transaction.ts';
import { hasOpenHold } from '../oppositions/hold-repository.ts';
import { putDocuments } from '../search/search-index.ts';
import { isFound } from '../search/search-repository.ts';
import { labelOf } from '../search/search-words.ts';

/** Which of a member's recordings a list is about: those that answer `tsquery`, or all. */
export interface ListScope {
  readonly memberId: string;
  readonly tsquery: string | null;
}

type Counts = RecordingPage['counts'];

/** A recording that is to be written. */
export type NewRecording = Omit<RecordingRow, 'id' | 'is_in_dispute' | 'updated_at'>;

function recordingsOf(db: Database, { memberId, tsquery }: ListScope) {
  const recordings = db
    .selectFrom('recording_member as mine')
    .innerJoin('recording', 'recording.id', 'mine.recording_id')
    .where('mine.member_id', '=', memberId);
  return tsquery === null ? recordings : recordings.where(isFound('recording', 'mine.recording_id', tsquery));
}

/** How many recordings there are of each kind. One in dispute counts there and not under its state. */
export async function countRecordings(db: Database, scope: ListScope): Promise<Counts> {
  const rows = await recordingsOf(db, scope)
    .select(['recording.state', hasOpenHold('recording', 'recording.id').as('is_in_dispute')])
    .select(sql<number>`count(*)::int`.as('recordings'))
    .groupBy(['recording.state', 'is_in_dispute'])
    .execute();
  const counts: Counts = { all: 0, registered: 0, awaiting_confirmation: 0, in_dispute: 0, draft: 0 };
  for (const { state, is_in_dispute, recordings } of rows) {
    counts.all += recordings;
    if (is_in_dispute) counts.in_dispute += recordings;
    else if (isCounted(state, counts)) counts[state] += recordings;
  }
  return counts;
}

function isCounted(state: string, counts: Counts): state is keyof Counts {
  return Object.hasOwn(counts, state);
}

interface Page {
  readonly filter: RecordingFilter;
  readonly page: number;
  readonly per_page: number;
}

/** A page of recordings, the last changed first. */
export async function pageOfRecordings(db: Database, scope: ListScope, { filter, page, per_page }: Page) {
  const hold = hasOpenHold('recording', 'recording.id');
  let recordings = recordingsOf(db, scope);
  if (filter === 'in_dispute') recordings = recordings.where(hold);
  else if (filter !== 'all')
    recordings = recordings.where('recording.state', '=', filter).where(({ not }) => not(hold));
  const rows = await recordings
    .select(['recording.id', 'recording.reference', 'recording.title', 'recording.version_title'])
    .select(['recording.display_artist', 'recording.isrc', 'recording.duration_s', 'recording.label'])
    .select([
      'recording.state',
      'recording.updated_at',
      sql<string | null>`recording.release_date::text`.as('release_date'),
    ])
    .select(hold.as('is_in_dispute'))
    .orderBy('mine.updated_at', 'desc')
    .orderBy('mine.recording_id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return rows.map((row): RecordingRow => ({ ...row, updated_at: row.updated_at.toISOString() }));
}

export async function hasAnyRecording(db: Database, scope: ListScope): Promise<boolean> {
  return (await recordingsOf(db, scope).select('recording.id').limit(1).executeTakeFirst()) !== undefined;
}

/** What a work that links one of these recordings is told of it, in the order of the ids. */
export async function readForLink(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<RepertoireRecording[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('recording')
    .select(['id', 'title', 'version_title', 'display_artist', 'isrc', 'duration_s', 'label'])
    .select(sql<string | null>`release_date::text`.as('release_date'))
    .select(
      sql<boolean>`exists (
        select from recording_member mine
        where mine.recording_id = recording.id and mine.member_id = ${memberId})`.as('is_mine'),
    )
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], id)`)
    .execute();
}

/** Writes a recording, puts it into the lists of these members (the first one registered it) and into the index. */
export async function insertRecording(
  tx: Tx,
  recording: NewRecording,
  memberIds: readonly [string, ...string[]],
  at: Date,
) {
  const id = newId();
  const registered_at = recording.state === 'registered' ? at : null;
  await tx
    .insertInto('recording')
    .values({ id, ...recording, member_id: memberIds[0], registered_at, created_at: at, updated_at: at })
    .execute();
  const { title, version_title, display_artist, label, reference, isrc, state, duration_s, release_date } = recording;
  const facts = { ...NO_RECORDING_FACTS, version_title, display_artist, isrc, duration_s, release_date, label };
  await tx
    .insertInto('recording_revision')
    .values({
      ...{ recording_id: id, number: 1, state, title, isrc, facts: JSON.stringify(facts), created_by: memberIds[0] },
      ...{ submitted_at: state === 'draft' ? null : at, confirm_by: null, registered_at, created_at: at },
    })
    .execute();
  const listed = { state, title_key: labelOf(title), artist_key: labelOf(display_artist), updated_at: at };
  await tx
    .insertInto('recording_member')
    .values(memberIds.map((member_id) => ({ member_id, recording_id: id, ...listed })))
    .execute();
  await putDocuments(tx, [
    {
      subject: 'recording',
      id,
      title,
      texts: [version_title, display_artist, label, reference],
      codes: [['isrc', isrc]],
      isPublic: state === 'registered',
      isLearned: state !== 'draft',
    },
  ]);
  return id;
}
