import { type RecordingDetails, type RecordingDraft, recordingFactsOf } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { labelOf } from '../../platform/search/tokenize.ts';
import type { EntryQuery } from '../entry/entry-definition.ts';
import { type Confirmation, RECORDINGS } from '../entry/entry-kind.ts';
import { readEntry } from '../entry/read-entry-repository.ts';
import { readContributors, readRights, readWorks } from './recording-lines-repository.ts';
import { toRecordingDetails } from './recording-views.ts';

export const ISRC_INDEX = 'recording_revision_isrc_key';

/** Drafts are visible to the submitter, submitted revisions to the parties, active ones to every member. */
export async function readRecording(db: Database, query: EntryQuery): Promise<RecordingDetails | null> {
  const { id, viewer, revision } = query;
  const read = await readEntry(db, RECORDINGS, {
    query,
    async readParts() {
      const [contributors, rights, works] = await Promise.all([
        readContributors(db, [id], revision),
        readRights(db, [id], revision),
        readWorks(db, query),
      ]);
      return { contributors, rights, works };
    },
  });
  return read && toRecordingDetails(read, viewer);
}

/** The other columns follow from the revision. */
export async function insertRecording(
  tx: Tx,
  recording: Pick<RecordingName, 'id' | 'reference' | 'title'>,
  { actor, at }: Act,
): Promise<void> {
  const columns = {
    member_id: actor.memberId,
    state: 'draft',
    display_artist: '',
    created_at: at,
    updated_at: at,
  } as const;
  await tx
    .insertInto('recording')
    .values({ ...recording, ...columns })
    .execute();
}

export function contentOf(draft: Omit<RecordingDraft, 'contributors' | 'rights' | 'works'>) {
  return { title: draft.title, isrc: draft.isrc, facts: JSON.stringify(recordingFactsOf(draft)) };
}

export async function copyShownRevision(tx: Tx, id: string): Promise<void> {
  await sql`
    update recording set state = shown.state, title = shown.title, isrc = shown.isrc,
      version_title = shown.facts ->> 'version_title', display_artist = coalesce(shown.facts ->> 'display_artist', ''),
      duration_s = (shown.facts ->> 'duration_s')::integer, label = shown.facts ->> 'label',
      release_title = shown.facts ->> 'release_title', release_date = (shown.facts ->> 'release_date')::date,
      registered_at = (select min(registered_at) from recording_revision where recording_id = recording.id)
    from recording_revision as shown
    where recording.id = ${id} and shown.recording_id = recording.id and shown.number = recording.revision`.execute(tx);
}

export async function readRecordingListing(tx: Tx, id: string) {
  const { title, display_artist, ...shown } = await tx
    .selectFrom('recording')
    .select(['state', 'title', 'display_artist'])
    .select([countRights('invited', 'confirmed', 'unconfirmed').as('asked'), countRights('confirmed').as('confirmed')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...shown, title_key: labelOf(title), artist_key: labelOf(display_artist) };
}

/** Counts rights by confirmation once their holders have been invited; claims need none. */
function countRights(...confirmations: Confirmation[]) {
  return sql<number>`(
    select count(*)::int from recording_right as line
    where line.recording_id = recording.id and line.revision = recording.revision and line.claimed_by is null
      and recording.state in ('awaiting_confirmation', 'registered')
      and line.confirmation = any(${confirmations}::text[]))`;
}

/** `fullTitle` in SQL. */
export const FULL_TITLE = sql<string>`recording.title || coalesce(' (' || recording.version_title || ')', '')`;
/** The same of a `recording_revision` with the alias `revision`. */
export const FULL_REVISION_TITLE = sql<string>`
  revision.title || coalesce(' (' || (revision.facts ->> 'version_title') || ')', '')`;

export function fullTitle({ title, version_title }: Pick<RecordingName, 'title' | 'version_title'>): string {
  return version_title === null ? title : `${title} (${version_title})`;
}

export type RecordingName = Pick<Row<'recording'>, 'id' | 'reference' | 'title' | 'version_title' | 'display_artist'>;

export async function findByIsrc(db: Database, isrc: string, exceptId: string): Promise<RecordingName | null> {
  const found = await db
    .selectFrom('recording')
    .select(['id', 'reference', 'title', 'version_title', 'display_artist'])
    .where('isrc', '=', isrc)
    .where('state', '=', 'registered')
    .where('id', '<>', exceptId)
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
}
