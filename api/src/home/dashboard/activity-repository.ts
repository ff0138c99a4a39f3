import { ACTIVITY_TYPES, type ActivityItem, societyName } from '@counterpoint/domain/schemas/home';
import { sql } from 'kysely';
import { FULL_TITLE } from '../../catalogue/recordings/recording-repository.ts';
import { isVisible, titleOfObject } from '../../disputes/case-list-repository.ts';
import { nameOf, type PartyNames } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { permittedTypes } from '../permitted-objects.ts';

const MAX_ITEMS = 10;

/** Excludes drafts and cases, which have their own lists. */
const LISTED_TYPES = ACTIVITY_TYPES.filter((type) => type !== 'opposition_opened' && type !== 'imported');

interface ActivityRow extends PartyNames, Pick<ActivityItem, 'id' | 'type' | 'title' | 'number' | 'count' | 'shares'> {
  readonly object_type: ActivityItem['link']['type'];
  readonly object_id: string;
  readonly actor_party_id: string | null;
  readonly at: Date;
}

export async function readActivity(db: Database, actor: Actor): Promise<ActivityItem[]> {
  const { memberId, partyId } = actor;
  const types = permittedTypes(actor);
  const permitted = types ? sql`where object_type = any(${types}::text[])` : sql``;
  const { rows } = await sql<ActivityRow>`
    with works as materialized (${latestOf('composition', memberId)}),
    recordings as materialized (${latestOf('recording', memberId)}),
    items as (
      (${eventsOfWorks()}) union all (${eventsOfRecordings()}) union all (${casesOpened(partyId)})
      union all (${importsOf(memberId)}))
    select items.*, ${countOf(memberId)} as count, given.shares, party.kind,
      party.given_names, party.family_name, party.organisation_name
    from (select * from items ${permitted} order by at desc, step desc, id desc limit ${MAX_ITEMS}) as items
    left join party on party.id = items.actor_party_id
    left join lateral (
      select jsonb_build_object('pr', sum(line.pr), 'mr', sum(line.mr), 'sr', sum(line.sr)) as shares
      from composition_interest as line
      where items.type = 'confirmed' and items.object_type = 'composition' and line.composition_id = items.object_id
        and line.revision = items.revision and line.party_id = items.actor_party_id
      having count(*) > 0
    ) as given on true
    order by items.at desc, items.step desc, items.id desc`.execute(db);
  return rows.map((row) => toItem(row, partyId));
}

function toItem(row: ActivityRow, partyId: string): ActivityItem {
  const { id, type, title, number, count, shares, actor_party_id } = row;
  return {
    id,
    type,
    link: { type: row.object_type, id: row.object_id },
    title,
    number,
    count,
    shares,
    actor_name: actor_party_id ? nameOf(row) : societyName(),
    is_me: actor_party_id === partyId,
    at: row.at.toISOString(),
  };
}

/** The newest entries, of which many may come from one import. */
const MAX_SCANNED = 200;

/** Every change writes an event and a time, so the newest events are those of the entries changed last. */
function latestOf(object: 'composition' | 'recording', memberId: string) {
  const [entry, id] = [sql.ref(object), sql.ref(`${object}_id`)];
  return sql`
    select listed.id, listed.updated_at, ${entry}.import_job_id,
      ${entry}.import_job_id is not null and ${entry}.version = 1 as is_only_imported
    from (
      select ${id} as id, updated_at from ${sql.table(`${object}_member`)}
      where member_id = ${memberId} and state <> 'draft' order by updated_at desc, ${id} desc limit ${MAX_SCANNED}
    ) as listed join ${sql.table(object)} on ${entry}.id = listed.id`;
}

const CHANGED = sql`where not is_only_imported order by updated_at desc, id desc limit ${sql.lit(MAX_ITEMS)}`;

function eventsOfWorks() {
  return sql`
    select event.id, event.type, 'composition' as object_type, event.composition_id as object_id, revision.title, null::text as number,
      null::int as imported, actor.id as actor_party_id, event.at, event.step, event.revision
    from (select id from works ${CHANGED}) as latest
    join composition on composition.id = latest.id
    join composition_revision as revision
      on revision.composition_id = composition.id and revision.number = composition.revision
    join composition_history as event on event.composition_id = composition.id and event.type = any(${LISTED_TYPES}::text[])
    left join party as actor on actor.member_id = event.member_id or actor.id = event.party_id`;
}

function eventsOfRecordings() {
  return sql`
    select event.id, event.type, 'recording', event.recording_id, ${FULL_TITLE}, null::text, null::int, actor.id,
      event.at, 0, event.revision
    from (select id from recordings ${CHANGED}) as latest
    join recording on recording.id = latest.id
    join recording_event as event on event.recording_id = recording.id and event.type = any(${LISTED_TYPES}::text[])
    left join party as actor on actor.member_id = event.member_id`;
}

/** One item per import. */
function importsOf(memberId: string) {
  return sql`
    select job.id, 'imported', job.subject, job.id, job.file_name, null::text,
      case when job.member_id = ${memberId} then job.imported end,
      job.party_id, coalesce(job.finished_at, job.updated_at), 0, null::int
    from (
      select import_job_id from works where is_only_imported
      union select import_job_id from recordings where is_only_imported
    ) as made join import_job as job on job.id = made.import_job_id`;
}

/** Its importer sees how much an import wrote; others see what their lists show of it. */
function countOf(memberId: string) {
  const [works, recordings] = [listedOf('composition', memberId), listedOf('recording', memberId)];
  return sql`coalesce(items.imported, case when items.type = 'imported' then
    (select count(*)::int from (${works} union all ${recordings}) as listed) end)`;
}

function listedOf(object: 'composition' | 'recording', memberId: string) {
  const [entry, listed] = [sql.ref(object), sql.ref(`${object}_member`)];
  return sql`
    select from ${listed} join ${entry} on ${entry}.id = ${listed}.${sql.ref(`${object}_id`)}
    where ${listed}.member_id = ${memberId} and ${entry}.import_job_id = items.object_id`;
}

function casesOpened(partyId: string) {
  return sql`
    select opposition.id, 'opposition_opened', 'opposition', opposition.id, ${titleOfObject}, opposition.number, null::int,
      (select claimant.party_id from opposition_party as claimant
        where claimant.opposition_id = opposition.id and claimant.side = 'claimant' limit 1),
      opposition.submitted_at as at, 0, null::int
    from opposition_party as mine join opposition on opposition.id = mine.opposition_id
    where mine.party_id = ${partyId} and ${isVisible} and opposition.state <> 'draft'
    order by at desc limit ${MAX_ITEMS}`;
}
