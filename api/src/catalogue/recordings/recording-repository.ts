import { type RecordingDetails, type RecordingDraft, recordingFactsOf } from '@counterpoint/domain/schemas/recordings';
import { sql } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import { nameOfSide } from '../../members/mandates/mandate-repository.ts';
import { PARTY_NAMES } from '../../parties/party-view.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { labelOf } from '../../platform/search/tokenize.ts';
import { readRemovedParties } from '../entry/confirmation/confirmation-repository.ts';
import type { EntryQuery } from '../entry/entry-definition.ts';
import { type Confirmation, RECORDINGS } from '../entry/entry-kind.ts';
import { isPartyOf, revisionNumber } from '../entry/entry-repository.ts';
import { canSee } from '../entry/entry-views.ts';
import { readContributors, readRights, readWorks } from './recording-lines-repository.ts';
import { toRecordingDetails } from './recording-views.ts';

export const ISRC_INDEX = 'recording_revision_isrc_key';

/** Drafts are visible to the submitter, submitted revisions to the parties, active ones to every member. */
export async function readRecording(
  db: Database,
  { id, viewer, revision = 'shown' }: EntryQuery,
): Promise<RecordingDetails | null> {
  const found = await db
    .selectFrom('recording')
    .innerJoin('recording_revision as revision', 'revision.recording_id', 'recording.id')
    .leftJoin('recording_revision as pending', (join) =>
      join
        .onRef('pending.recording_id', '=', 'recording.id')
        .onRef('pending.number', '=', 'recording.pending_revision'),
    )
    .selectAll(['recording'])
    // Over the columns of the shown revision, which have the same names.
    .selectAll(['revision'])
    .select(['recording.created_at as begun_at', 'pending.state as pending_state'])
    .select([
      isPartyOf(RECORDINGS, viewer).as('is_party'),
      hasOpenHold('recording', 'recording.id').as('is_in_dispute'),
    ])
    .where('recording.id', '=', id)
    .where('revision.number', '=', revisionNumber(RECORDINGS, revision))
    .executeTakeFirst();
  if (!found || !canSee(RECORDINGS, found, viewer)) return null;
  const parts = {
    contributors: await readContributors(db, [id], revision),
    rights: await readRights(db, [id], revision),
    works: await readWorks(db, { id, viewer, revision }),
    removed: await readRemovedParties(db, { entryKind: RECORDINGS, id, revision: found.number }),
    events: found.is_party ? await readEvents(db, id) : [],
  };
  return toRecordingDetails(found, parts, viewer);
}

function readEvents(db: Database, id: string) {
  return db
    .selectFrom('recording_event')
    .leftJoin('party', 'party.member_id', 'recording_event.member_id')
    .leftJoin('account', 'account.id', 'recording_event.account_id')
    .selectAll('recording_event')
    .select(['account.name as person_name', nameOfSide('represented', 'recording_event.mandate_id').as('represented')])
    .select(PARTY_NAMES)
    .where('recording_event.recording_id', '=', id)
    .orderBy('recording_event.at')
    .orderBy('recording_event.id')
    .execute();
}

export async function insertRecording(
  tx: Tx,
  { id, reference, draft }: { readonly id: string; readonly reference: string; readonly draft: RecordingDraft },
  { actor, at }: Act,
): Promise<void> {
  const { title, version_title, isrc, duration_s, label, release_title, release_date } = draft;
  const shown = { title, version_title, isrc, duration_s, label, release_title, release_date };
  await tx
    .insertInto('recording')
    .values({
      id,
      reference,
      member_id: actor.memberId,
      state: 'draft',
      ...shown,
      display_artist: draft.display_artist ?? '',
      registered_at: null,
      created_at: at,
      updated_at: at,
    })
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
