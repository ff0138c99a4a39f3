import type { RecordingLinkView } from '@counterpoint/domain/schemas/recordings';
import { type RawBuilder, sql } from 'kysely';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import type { PartyNames } from '../../parties/party-view.ts';
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

function links(db: Database) {
  return db
    .selectFrom('work_recording_link as link')
    .innerJoin('composition as work', 'work.id', 'link.composition_id')
    .innerJoin('recording', 'recording.id', 'link.recording_id')
    .innerJoin('party as linker', 'linker.member_id', 'link.linked_by')
    .select(['link.composition_id', 'link.recording_id', 'link.linked_by', 'link.linked_at'])
    .select(['work.member_id as work_submitter', 'recording.member_id as recording_submitter'])
    .select(LINKER);
}

export function readLinkedWorks(db: Database, recordingId: string) {
  return links(db)
    .innerJoin('composition_revision as shown', 'shown.composition_id', 'work.id')
    .whereRef('shown.number', '=', 'work.revision')
    .select(['work.reference', 'shown.title', 'shown.iswc'])
    .where('link.recording_id', '=', recordingId)
    .where('shown.state', 'in', ['registered', 'registered_incomplete'])
    .orderBy('link.linked_at')
    .orderBy('link.composition_id')
    .execute();
}

export function readLinkedRecordings(db: Database, workId: string) {
  return links(db)
    .select(['recording.reference', 'recording.title', 'recording.version_title', 'recording.display_artist'])
    .select(['recording.isrc', 'recording.duration_s', 'recording.state'])
    .select(sql<RecordingLinkView['release_date']>`recording.release_date::text`.as('release_date'))
    .select(hasOpenHold('recording', 'recording.id').as('is_in_dispute'))
    .where('link.composition_id', '=', workId)
    .where('recording.state', '=', 'registered')
    .orderBy('link.linked_at')
    .orderBy('link.recording_id')
    .execute();
}

export function findLink(db: Database, { workId, recordingId }: LinkKey) {
  return links(db)
    .where(({ and }) => and({ 'link.composition_id': workId, 'link.recording_id': recordingId }))
    .executeTakeFirst();
}

/** If a merge made the same link, it now stays when the merge is undone. */
export async function insertLink(
  tx: Tx,
  { workId, recordingId }: LinkKey,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<boolean> {
  await sql`
    update composition_merge set linked = array_remove(linked, ${recordingId}::uuid)
    where into_id = ${workId} and ${recordingId}::uuid = any(linked)`.execute(tx);
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
    .where(({ and }) => and({ composition_id: workId, recording_id: recordingId }))
    .execute();
}

export async function hasActive(db: Database, { name, activeStates }: EntryKind, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(`${name}_member`)}
    where member_id = ${memberId} and state = any(${[...activeStates]}::text[]) limit 1`.execute(db);
  return rows.length > 0;
}

export async function readLinkedIds(tx: Tx, { name }: Pick<EntryKind, 'name'>, id: string): Promise<string[]> {
  const other = name === 'composition' ? 'recording_id' : 'composition_id';
  const links = tx.selectFrom('work_recording_link').where(`${name}_id`, '=', id);
  return (await links.select(`${other} as id`).orderBy(other).execute()).map((link) => link.id);
}

const LINES = { composition: 'composition_recording', recording: 'recording_work' } as const;

/** Members' own links are events of both entries. */
const isMadeOnPage = sql`exists (select from recording_event as event
  where event.recording_id = work_recording_link.recording_id and event.type = 'linked'
    and event.at = work_recording_link.linked_at)`;

/**
 * Links made on a page stay. A recording that names a merged work is linked with the remaining one, too. Returns the ids
 * of all entries linked before or now, for reindexing.
 */
export async function linkMentioned(tx: Tx, activated: DomainEvents['revision.activated']): Promise<string[]> {
  const { name } = activated.entryKind;
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
  const { rows } = await sql<{ id: string }>`
    with named as (
      select distinct merge.duplicate_id, work.id as composition_id, line.recording_id, object.member_id
      from ${lines} as line join ${sql.table(name)} as object on object.id = ${id}
        left join composition_merge as merge on merge.duplicate_id = line.composition_id
        cross join unnest(array[line.composition_id, merge.into_id]) as work (id)
      where line.${own} = ${id} and line.revision = ${revision} and line.${other} is not null
        and line.${other} not in ${namedBy(before)} and work.id is not null
    ), added as (
      insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
      select distinct composition_id, recording_id, member_id, ${activated.at}::timestamptz from named
      on conflict do nothing returning composition_id, recording_id, ${other} as id
    ), shared as (
      update composition_merge as merge set linked = merge.linked || added.recording_id
      from named join added using (composition_id, recording_id)
      where merge.duplicate_id = named.duplicate_id and merge.into_id = composition_id
    )
    select id from added union select ${other} from work_recording_link where ${own} = ${id} order by id`.execute(tx);
  const omitted = sql`${own} = ${id} and ${other} in ${namedBy(before)} and ${other} not in ${namedBy(sql`${revision}`)}
    and not ${isMadeOnPage}`;
  const removed = revision === 1 ? [] : await deleteOmitted(tx, activated.entryKind, omitted);
  const released = name === 'recording' ? await releaseMergedLinks(tx, id, removed) : [];
  return [...new Set([...rows.map((row) => row.id), ...released])].sort();
}

/** Deletes links except those that a merged work has too: its merge takes them over. Returns the ids of the others. */
async function deleteOmitted(tx: Tx, { name }: EntryKind, omitted: RawBuilder<unknown>): Promise<string[]> {
  const other = name === 'composition' ? sql.ref('recording_id') : sql.ref('composition_id');
  const { rows } = await sql<{ id: string }>`
    with kept as (
      select link.composition_id, link.recording_id, merge.duplicate_id
      from (select * from work_recording_link where ${omitted}) as link
        join composition_merge as merge on merge.into_id = link.composition_id
        join work_recording_link as shared
          on shared.composition_id = merge.duplicate_id and shared.recording_id = link.recording_id
    ), taken_over as (
      update composition_merge as merge set linked = merge.linked || array(
        select recording_id from kept where kept.duplicate_id = merge.duplicate_id
          and recording_id <> all(merge.linked))
      where merge.duplicate_id in (select duplicate_id from kept)
    )
    delete from work_recording_link
    where ${omitted} and (composition_id, recording_id) not in (select composition_id, recording_id from kept)
    returning ${other} as id`.execute(tx);
  return rows.map((row) => row.id);
}

/** Deletes the recording's links that merges of these works made. Returns the works that they were merged into. */
async function releaseMergedLinks(tx: Tx, recordingId: string, workIds: readonly string[]): Promise<string[]> {
  if (workIds.length === 0) return [];
  const { rows } = await sql<{ into_id: string }>`
    update composition_merge set linked = array_remove(linked, ${recordingId}::uuid)
    where duplicate_id = any(${[...workIds]}::uuid[]) and ${recordingId}::uuid = any(linked)
    returning into_id`.execute(tx);
  const intoIds = [...new Set(rows.map(({ into_id }) => into_id))];
  for (const intoId of intoIds) await deleteMergedLinks(tx, intoId, [recordingId]);
  return intoIds;
}

/**
 * Deletes links that a merge into the work made. Those that another merge or the active revisions justify stay: the
 * other merge takes them over.
 */
export async function deleteMergedLinks(tx: Tx, workId: string, recordingIds: readonly string[]): Promise<void> {
  await sql`
    with shared as (
      select distinct on (link.recording_id) link.recording_id, other.duplicate_id
      from composition_merge as other
        join work_recording_link as link on link.composition_id = other.duplicate_id
      where other.into_id = ${workId} and link.recording_id = any(${[...recordingIds]}::uuid[])
      order by link.recording_id, other.merged_at
    ), taken_over as (
      update composition_merge as merge set linked = merge.linked || array(
        select recording_id from shared where shared.duplicate_id = merge.duplicate_id)
      where merge.duplicate_id in (select duplicate_id from shared)
    )
    delete from work_recording_link as link
    where composition_id = ${workId} and recording_id = any(${[...recordingIds]}::uuid[])
      and recording_id not in (select recording_id from shared)
      and not exists (
        select from recording join recording_work as line
          on line.recording_id = recording.id and line.revision = recording.revision
        where recording.id = link.recording_id and line.composition_id = link.composition_id)
      and not exists (
        select from composition join composition_recording as line
          on line.composition_id = composition.id and line.revision = composition.revision
        where composition.id = link.composition_id and line.recording_id = link.recording_id)`.execute(tx);
}
