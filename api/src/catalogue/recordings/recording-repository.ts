import { type RecordingDetails, type RecordingDraft, recordingFactsOf } from '@counterpoint/domain/schemas';
import { sql, type Updateable } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { labelOf } from '../../platform/search/search-words.ts';
import { readRemovedParties } from '../entry/confirmation/confirmation-repository.ts';
import { RECORDINGS, type RevisionKey } from '../entry/entry-kind.ts';
import { type EventAct, insertEntryEvent } from '../entry/event-repository.ts';
import { isPartyOf, readListedMembers, revisionNumber, type Which } from '../entry/revision-repository.ts';
import { canSee, type Viewer } from '../entry/visibility.ts';
import type { Confirmation } from '../works/composition-tables.ts';
import { readContributors, readRights, readWorks } from './recording-lines-repository.ts';
import type { RecordingEventType, RecordingTables } from './recording-tables.ts';
import { toRecordingDetails } from './recording-views.ts';

/** The index that keeps an ISRC on one recording. */
export const ISRC_INDEX = 'recording_revision_isrc_key';

/**
 * A version of the recording, if this member may see it: its parties all that was ever submitted, who submitted it their
 * drafts as well, and everybody else what is in force.
 */
export async function readRecording(
  db: Database,
  id: string,
  viewer: Viewer,
  which: Which = 'shown',
): Promise<RecordingDetails | null> {
  const found = await db
    .selectFrom('recording')
    .innerJoin('recording_revision as told', (join) =>
      join.onRef('told.recording_id', '=', 'recording.id').on('told.number', '=', revisionNumber(RECORDINGS, which)),
    )
    .leftJoin('recording_revision as pending', (join) =>
      join
        .onRef('pending.recording_id', '=', 'recording.id')
        .onRef('pending.number', '=', 'recording.pending_revision'),
    )
    .select(['recording.id', 'recording.reference', 'recording.version', 'recording.revision'])
    .select(['recording.pending_revision', 'recording.member_id', 'recording.updated_at'])
    .select(['recording.created_at as begun_at', 'pending.state as pending_state'])
    .select(['told.number', 'told.state', 'told.title', 'told.isrc', 'told.facts', 'told.change_note'])
    .select(['told.submitted_at', 'told.confirm_by', 'told.reminded_at', 'told.registered_at'])
    .select([
      isPartyOf(RECORDINGS, viewer).as('is_party'),
      hasOpenHold('recording', 'recording.id').as('is_in_dispute'),
    ])
    .where('recording.id', '=', id)
    .executeTakeFirst();
  if (!found || !canSee(RECORDINGS, found, viewer)) return null;
  const parts = {
    contributors: await readContributors(db, [id], which),
    rights: await readRights(db, [id], which),
    works: await readWorks(db, id, viewer.memberId, which),
    removed: await readRemovedParties(db, { of: RECORDINGS, id, revision: found.number }),
    events: found.is_party ? await readEvents(db, id) : [],
  };
  return toRecordingDetails(found, parts, viewer);
}

function readEvents(db: Database, id: string) {
  return db
    .selectFrom('recording_event')
    .leftJoin('party', 'party.member_id', 'recording_event.member_id')
    .selectAll('recording_event')
    .select(['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
    .where('recording_event.recording_id', '=', id)
    .orderBy('recording_event.at')
    .orderBy('recording_event.id')
    .execute();
}

/** A recording as its submitter sees it, for what the society does with it; null where it was thrown away. */
export async function readForSociety(tx: Tx, id: string, which: Which = 'shown') {
  const viewer = await tx
    .selectFrom('recording')
    .innerJoin('party', 'party.member_id', 'recording.member_id')
    .select(['recording.member_id as memberId', 'party.id as partyId'])
    .where('recording.id', '=', id)
    .executeTakeFirst();
  const details = viewer ? await readRecording(tx, id, viewer, which) : null;
  return viewer && details ? { viewer, details } : null;
}

/** A recording that is new; its first version comes with `insertDraftVersion`. */
export async function insertRecordingHeader(
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

/** A version that is being written. */
export async function insertDraftVersion(
  tx: Tx,
  { id, revision }: RevisionKey,
  draft: RecordingDraft,
  { actor, at }: Act,
): Promise<void> {
  const nothingYet = { submitted_at: null, confirm_by: null, registered_at: null };
  const key = { recording_id: id, number: revision, state: 'draft' as const };
  await tx
    .insertInto('recording_revision')
    .values({ ...key, ...contentOf(draft), ...nothingYet, created_by: actor.memberId, created_at: at })
    .execute();
}

/** Changes a version of a recording. */
export async function updateVersion(
  tx: Tx,
  { id, revision }: RevisionKey,
  change: Updateable<RecordingTables['recording_revision']>,
): Promise<void> {
  await tx
    .updateTable('recording_revision')
    .set(change)
    .where('recording_id', '=', id)
    .where('number', '=', revision)
    .execute();
}

/** The columns that hold what a draft says of the recording itself. */
export function contentOf(draft: Omit<RecordingDraft, 'contributors' | 'rights' | 'works'>) {
  return { title: draft.title, isrc: draft.isrc, facts: JSON.stringify(recordingFactsOf(draft)) };
}

/**
 * Brings what lists, dashboard and search read of a recording to the version that it shows. Whoever changes which
 * version that is, or what it says, does this in the same transaction.
 */
export async function copyShown(tx: Tx, id: string): Promise<void> {
  await sql`
    update recording set state = shown.state, title = shown.title, isrc = shown.isrc,
      version_title = shown.facts ->> 'version_title', display_artist = coalesce(shown.facts ->> 'display_artist', ''),
      duration_s = (shown.facts ->> 'duration_s')::integer, label = shown.facts ->> 'label',
      release_title = shown.facts ->> 'release_title', release_date = (shown.facts ->> 'release_date')::date,
      registered_at = shown.registered_at
    from recording_revision as shown
    where recording.id = ${id} and shown.recording_id = recording.id and shown.number = recording.revision`.execute(tx);
}

/** Tells in the history of a recording what happened to one of its versions. */
export function insertRecordingEvent(tx: Tx, key: RevisionKey, type: RecordingEventType, act: EventAct): Promise<void> {
  return insertEntryEvent(tx, RECORDINGS, { ...key, type }, act);
}

/** Puts the recording as its header says into the lists of these members, and of those who have it already. */
export async function listFor(
  tx: Tx,
  memberIds: readonly string[],
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  const header = await tx
    .selectFrom('recording')
    .select(['state', 'title', 'display_artist'])
    .select([linesAsked('invited', 'confirmed', 'unconfirmed').as('asked'), linesAsked('confirmed').as('confirmed')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const members = [...new Set([...memberIds, ...(await readListedMembers(tx, RECORDINGS, id))])];
  if (members.length === 0) return;
  const { title, display_artist, ...counted } = header;
  const shown = { ...counted, title_key: labelOf(title), artist_key: labelOf(display_artist), updated_at: at };
  await tx
    .insertInto('recording_member')
    .values(members.map((member_id) => ({ member_id, recording_id: id, ...shown })))
    .onConflict((conflict) => conflict.columns(['member_id', 'recording_id']).doUpdateSet(shown))
    .execute();
}

/** How many lines of rights stand like this of those whose members were asked, while that counts. Claims are their maker's own word. */
function linesAsked(...confirmations: Confirmation[]) {
  return sql<number>`(
    select count(*)::int from recording_right as line
    where line.recording_id = recording.id and line.revision = recording.revision and line.claimed_by is null
      and recording.state in ('awaiting_confirmation', 'registered')
      and line.confirmation = any(${confirmations}::text[]))`;
}

/** The same of whom nothing but a draft names: what they were shown is no more. */
export async function unlistUnnamed(tx: Tx, id: string, memberId: string): Promise<void> {
  await sql`
    delete from recording_member as mine where mine.recording_id = ${id} and mine.member_id <> ${memberId}
      and not exists (
        select from recording_revision as held join party on party.member_id = mine.member_id
        where held.recording_id = mine.recording_id and held.state <> 'draft' and (
          exists (select from recording_right as line where line.recording_id = held.recording_id
            and line.revision = held.number and line.party_id = party.id)
          or exists (select from recording_contributor as line where line.recording_id = held.recording_id
            and line.revision = held.number and line.party_id = party.id)))`.execute(tx);
}

/** What tells a recording from others. */
export interface RecordingName {
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly version_title: string | null;
  readonly display_artist: string;
}

/** Another recording in force with this ISRC. */
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

/** The party of the member who submitted a recording. */
export async function readSubmitter(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('recording')
    .innerJoin('party', 'party.member_id', 'recording.member_id')
    .select('party.id')
    .where('recording.id', '=', id)
    .execute();
  return rows.map((party) => party.id);
}
