import { type CompositionDetails, type CompositionDraft, factsOf } from '@counterpoint/domain/schemas';
import type { CompositionState } from '@counterpoint/domain/states';
import { sql, type Updateable } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import { readTogether } from '../../platform/db/pipeline.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { labelOf } from '../../platform/search/search-words.ts';
import { readRemovedParties } from '../entry/confirmation/confirmation-repository.ts';
import { type RevisionKey, WORKS } from '../entry/entry-kind.ts';
import { type EventAct, insertEntryEvent } from '../entry/event-repository.ts';
import {
  incrementVersion,
  isPartyOf,
  lockEntry,
  readListedMembers,
  revisionNumber,
  type Which,
} from '../entry/revision-repository.ts';
import { canSee, type Viewer } from '../entry/visibility.ts';
import type { CompositionTables, Confirmation, EventType } from './composition-tables.ts';
import { toDetails } from './composition-views.ts';
import { readLines, readPublishers, readRecordings } from './party-line-repository.ts';

/** The index that keeps an ISWC on one work. */
export const ISWC_INDEX = 'composition_revision_iswc_key';

/** Once a work is in one of these, the members whom it names were asked. */
const ASKING_STATES: readonly CompositionState[] = ['awaiting_confirmation', 'registered', 'registered_incomplete'];

/** Keeps other changes of this work waiting. What was read before may be old by now: read it after this. */
export async function lockComposition(tx: Tx, id: string): Promise<void> {
  await lockEntry(tx, WORKS, id);
}

/**
 * A revision of the work, if this member may see it: those it names and who submitted it all that was ever submitted,
 * who submitted it their drafts as well, and everybody else what is in force.
 */
export function readComposition(
  db: Database,
  id: string,
  viewer: Viewer,
  which: Which = 'shown',
): Promise<CompositionDetails | null> {
  return readTogether(db, (one) => readVersion(one, { id, viewer, which }));
}

interface Asked {
  readonly id: string;
  readonly viewer: Viewer;
  readonly which: Which;
}

async function readVersion(db: Database, { id, viewer, which }: Asked): Promise<CompositionDetails | null> {
  const work = await db
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').on('shown.number', '=', revisionNumber(WORKS, which)),
    )
    .leftJoin('composition_revision as pending', (join) =>
      join
        .onRef('pending.composition_id', '=', 'composition.id')
        .onRef('pending.number', '=', 'composition.pending_revision'),
    )
    .selectAll(['shown'])
    .selectAll(['composition'])
    .select(['pending.state as pending_state', isPartyOf(WORKS, viewer).as('is_party')])
    .select(hasOpenHold('composition', 'composition.id').as('is_in_dispute'))
    .where('composition.id', '=', id)
    .executeTakeFirst();
  if (!work || !canSee(WORKS, work, viewer)) return null;
  const [writers, publishers, recordings, removed, events] = await Promise.all([
    readLines(db, [id], which),
    readPublishers(db, [id], which),
    readRecordings(db, id, viewer.memberId, which),
    readRemovedParties(db, { of: WORKS, id, revision: work.number }),
    work.is_party ? readEvents(db, id) : [],
  ]);
  const parts = { writers, publishers, recordings, removed, events };
  return toDetails(work, parts, viewer);
}

/** A work as its submitter sees it, for what the society does with it; null where it was thrown away. */
export async function readForSociety(tx: Tx, id: string, which: Which = 'shown') {
  const viewer = await tx
    .selectFrom('composition')
    .innerJoin('party', 'party.member_id', 'composition.member_id')
    .select(['composition.member_id as memberId', 'party.id as partyId'])
    .where('composition.id', '=', id)
    .executeTakeFirst();
  const details = viewer ? await readComposition(tx, id, viewer, which) : null;
  return viewer && details ? { viewer, details } : null;
}

/** What a member's list repeats of a work: how it stands, what it is called, and how many of those asked confirmed. */
export function readShown(tx: Tx, id: string) {
  const lines = (...confirmations: Confirmation[]) => sql<number>`(
    select count(*)::int from composition_interest as line
    where line.composition_id = composition.id and line.revision = composition.revision
      and shown.state = any(${ASKING_STATES}::text[]) and line.confirmation = any(${confirmations}::text[]))`;
  return tx
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .select(['shown.state', 'shown.title', 'shown.registered_at'])
    .select([lines('invited', 'confirmed', 'unconfirmed').as('asked'), lines('confirmed').as('confirmed')])
    .where('composition.id', '=', id)
    .executeTakeFirstOrThrow();
}

function readEvents(db: Database, id: string) {
  return db
    .selectFrom('composition_history')
    .leftJoin('party', 'party.member_id', 'composition_history.member_id')
    .selectAll('composition_history')
    .select(['party.kind', 'party.given_names', 'party.family_name', 'party.organisation_name'])
    .where('composition_history.composition_id', '=', id)
    .orderBy('composition_history.at')
    .orderBy('composition_history.step')
    .orderBy('composition_history.id')
    .execute();
}

export async function insertComposition(tx: Tx, work: { id: string; reference: string }, { actor, at }: Act) {
  const times = { created_at: at, updated_at: at };
  await tx
    .insertInto('composition')
    .values({ ...work, member_id: actor.memberId, version: 1, revision: 1, ...times })
    .execute();
}

interface Writing {
  readonly actor: Pick<Act['actor'], 'memberId'>;
  readonly at: Date;
  /** `superseded` until it comes into force, where it is never a draft: of these a work has one at a time. */
  readonly state?: Extract<CompositionState, 'draft' | 'superseded'>;
}

/** A revision that is being written. */
export async function insertDraftRevision(
  tx: Tx,
  { id, revision }: RevisionKey,
  draft: CompositionDraft,
  { actor, at, state = 'draft' }: Writing,
): Promise<void> {
  const nothingYet = { submitted_at: null, confirm_by: null, registered_at: null };
  const key = { composition_id: id, number: revision, state };
  await tx
    .insertInto('composition_revision')
    .values({ ...key, ...contentOf(draft), ...nothingYet, created_by: actor.memberId, created_at: at })
    .execute();
}

/** Changes a revision of a work. */
export async function updateRevision(
  tx: Tx,
  { id, revision }: RevisionKey,
  change: Updateable<CompositionTables['composition_revision']>,
): Promise<void> {
  await tx
    .updateTable('composition_revision')
    .set(change)
    .where('composition_id', '=', id)
    .where('number', '=', revision)
    .execute();
}

/** The columns that hold what a draft says of the work itself. */
export function contentOf(draft: Omit<CompositionDraft, 'writers' | 'publishers' | 'recordings'>) {
  const { title, alternative_titles, iswc, language, text_music, version_type, duration_s, genre } = draft;
  return {
    title,
    iswc,
    language,
    text_music,
    version_type,
    duration_s,
    genre,
    alternative_titles: JSON.stringify(alternative_titles),
    facts: JSON.stringify(factsOf(draft)),
  };
}

/** The work was changed: who saw it before has an old version of it. */
export async function nextVersion(tx: Tx, id: string, at: Date): Promise<void> {
  await incrementVersion(tx, WORKS, { id, at });
}

/** Tells in the history of a work what happened to one of its revisions. */
export function insertEvent(tx: Tx, key: RevisionKey, type: EventType, act: EventAct): Promise<void> {
  return insertEntryEvent(tx, WORKS, { ...key, type }, act);
}

type Listing = Awaited<ReturnType<typeof readShown>> & { readonly id: string; readonly at: Date };

/** Puts the work as it stands into the lists of these members, or anew. */
export async function listFor(
  tx: Tx,
  memberIds: readonly string[],
  { id, title, at, ...rest }: Listing,
): Promise<void> {
  const shown = { ...rest, title_key: labelOf(title), updated_at: at };
  if (memberIds.length === 0) return;
  await tx
    .insertInto('composition_member')
    .values(memberIds.map((member_id) => ({ member_id, composition_id: id, ...shown })))
    .onConflict((conflict) => conflict.columns(['member_id', 'composition_id']).doUpdateSet(shown))
    .execute();
}

/** Everybody who has the work in their list. */
export async function membersOf(tx: Tx, id: string): Promise<string[]> {
  return readListedMembers(tx, WORKS, id);
}

/** Takes the work from the lists of those whom nothing but a draft names: what they were shown is no more. */
export async function unlistUnnamed(tx: Tx, id: string, memberId: string): Promise<void> {
  await sql`
    delete from composition_member as mine where mine.composition_id = ${id} and mine.member_id <> ${memberId}
      and not exists (
        select from composition_interest as line
        join composition_revision as revision
          on revision.composition_id = line.composition_id and revision.number = line.revision
        join party on party.id = line.party_id
        where line.composition_id = mine.composition_id and revision.state <> 'draft'
          and party.member_id = mine.member_id)`.execute(tx);
}

/** Whether another work that is in force has this ISWC. */
export async function isIswcTaken(tx: Tx, iswc: string, id: string): Promise<boolean> {
  const other = await tx
    .selectFrom('composition_revision')
    .select('composition_id')
    .where('iswc', '=', iswc)
    .where('state', 'in', ['registered', 'registered_incomplete'])
    .where('composition_id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
