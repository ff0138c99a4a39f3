import { type RawBuilder, sql } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import type { PartyNames } from '../../parties/party-view.ts';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents } from '../../platform/events/events.ts';
import type { EntryKind } from '../entry/entry-kind.ts';

export interface LinkKey {
  readonly workId: string;
  readonly recordingId: string;
}

export interface LinkRow extends PartyNames {
  readonly linked_by: string;
  readonly linked_at: Date;
  readonly work_submitter: string;
  readonly recording_submitter: string;
}

const LINKER = ['linker.kind', 'linker.given_names', 'linker.family_name', 'linker.organisation_name'] as const;

/** Links of a merged work count as links of the work that it was merged into; of two for the same work, the first. */
function links(db: Database) {
  return db
    .selectFrom('work_recording_link as link')
    .innerJoin('composition as named', 'named.id', 'link.composition_id')
    .innerJoin('composition as work', (join) => join.on(sql<boolean>`work.id = coalesce(named.duplicate_of, named.id)`))
    .innerJoin('recording', 'recording.id', 'link.recording_id')
    .innerJoin('party as linker', 'linker.member_id', 'link.linked_by')
    .where(
      sql<boolean>`not exists (
        select from work_recording_link as other join composition on composition.id = other.composition_id
        where other.recording_id = link.recording_id and coalesce(composition.duplicate_of, composition.id) = work.id
          and (other.linked_at, other.composition_id) < (link.linked_at, link.composition_id))`,
    )
    .select(['work.id as composition_id', 'link.recording_id', 'link.linked_by', 'link.linked_at'])
    .select(['work.member_id as work_submitter', 'recording.member_id as recording_submitter'])
    .select(LINKER);
}

/** The works, and those that were merged into them. */
function withMerged(workIds: readonly string[]): RawBuilder<string> {
  const ids = anyOf(workIds, 'uuid');
  return sql<string>`any(array(
    select id from composition where id = ${ids} union all select id from composition where duplicate_of = ${ids}))`;
}

export function readLinkedWorks(db: Database, recordingId: string) {
  return links(db)
    .innerJoin('composition_revision as shown', 'shown.composition_id', 'work.id')
    .whereRef('shown.number', '=', 'work.revision')
    .select(['work.reference', 'shown.title', 'shown.iswc'])
    .where('link.recording_id', '=', recordingId)
    .where('shown.state', 'in', ['registered', 'registered_incomplete'])
    .orderBy('link.linked_at')
    .orderBy('work.id')
    .execute();
}

export function readLinkedRecordings(db: Database, workId: string) {
  return links(db)
    .select(['recording.reference', 'recording.title', 'recording.version_title', 'recording.display_artist'])
    .select(['recording.isrc', 'recording.duration_s', 'recording.state', 'recording.release_date'])
    .select(hasOpenHold('recording', 'recording.id').as('is_in_dispute'))
    .where('link.composition_id', '=', withMerged([workId]))
    .where('recording.state', '=', 'registered')
    .orderBy('link.linked_at')
    .orderBy('link.recording_id')
    .execute();
}

export function findLink(db: Database, { workId, recordingId }: LinkKey) {
  return links(db)
    .where('link.composition_id', '=', withMerged([workId]))
    .where('link.recording_id', '=', recordingId)
    .executeTakeFirst();
}

export async function insertLink(
  tx: Tx,
  { workId, recordingId }: LinkKey,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('work_recording_link')
    .values({ composition_id: workId, recording_id: recordingId, linked_by: memberId, linked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('recording_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteLink(tx: Tx, { workId, recordingId }: LinkKey): Promise<void> {
  await tx
    .deleteFrom('work_recording_link')
    .where('composition_id', '=', withMerged([workId]))
    .where('recording_id', '=', recordingId)
    .execute();
}

export async function hasActive(db: Database, { name, activeStates }: EntryKind, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${name}_member`)}
    where member_id = ${memberId} and state = any(${[...activeStates]}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** Entries linked with any of these, in an order in which concurrent calls can't deadlock. */
export async function readLinkedIds(
  tx: Tx,
  { name }: Pick<EntryKind, 'name'>,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct ${name === 'composition' ? sql`link.recording_id` : sql`coalesce(work.duplicate_of, work.id)`} as id
    from work_recording_link as link join composition as work on work.id = link.composition_id
    where ${name === 'composition' ? sql`link.composition_id = ${withMerged(ids)}` : sql`link.recording_id = ${anyOf(ids, 'uuid')}`}
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

const LINES = { composition: 'composition_recording', recording: 'recording_work' } as const;

/** Members' own links are events of both entries. */
const isMadeOnPage = sql`exists (select from recording_event as event
  where event.recording_id = work_recording_link.recording_id and event.type = 'linked'
    and event.at = work_recording_link.linked_at)`;

/** Links made on a page stay. Returns the ids of all entries linked before or now, for reindexing. */
export async function linkMentioned(tx: Tx, activated: DomainEvents['revision.activated']): Promise<string[]> {
  const { entryKind, at } = activated;
  const { name } = entryKind;
  const { id, revision } = activated.revision;
  const lines = sql.table(LINES[name]);
  const own = sql.ref(`${name}_id`);
  const other = name === 'composition' ? sql.ref('recording_id') : sql.ref('composition_id');
  // Not the previous number: a claim creates an active revision beside a draft.
  const before = sql`(select number from ${sql.table(`${name}_revision`)}
    where ${own} = ${id} and number <> ${revision} and registered_at is not null
    order by registered_at desc, number desc limit 1)`;
  const namedBy = (version: typeof before) =>
    sql`(select ${other} from ${lines} where ${own} = ${id} and revision = ${version} and ${other} is not null)`;
  await sql`
    insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
    select distinct line.composition_id, line.recording_id, object.member_id, ${at}::timestamptz
    from ${lines} as line join ${sql.table(name)} as object on object.id = ${id}
    where line.${own} = ${id} and line.revision = ${revision} and line.${other} is not null
      and line.${other} not in ${namedBy(before)}
    on conflict do nothing`.execute(tx);
  const linked = await readLinkedIds(tx, entryKind, [id]);
  if (revision > 1)
    await sql`
      delete from work_recording_link where ${own} = ${id} and ${other} in ${namedBy(before)}
        and ${other} not in ${namedBy(sql`${revision}`)} and not ${isMadeOnPage}`.execute(tx);
  return linked;
}
