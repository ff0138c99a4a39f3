import { ACTIVITY_TYPES, type ActivityItem, societyName } from '@counterpoint/domain/schemas/home';
import { sql } from 'kysely';
import { isVisible, titleOfObject } from '../../disputes/case-list-repository.ts';
import type { PartyNames } from '../../parties/party-name.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';

const MOST_ITEMS = 10;

/** Excludes drafts and cases, which have their own lists. */
const LISTED_TYPES = ACTIVITY_TYPES.filter((type) => type !== 'opposition_opened');

interface ActivityRow extends PartyNames {
  readonly id: string;
  readonly type: ActivityItem['type'];
  readonly object_type: ActivityItem['link']['type'];
  readonly object_id: string;
  readonly title: string;
  readonly number: string | null;
  readonly actor_party_id: string | null;
  readonly pr: number | null;
  readonly mr: number | null;
  readonly sr: number | null;
  readonly at: Date;
}

export async function readActivity(db: Database, { memberId, partyId }: Act['actor']): Promise<ActivityItem[]> {
  const { rows } = await sql<ActivityRow>`
    with items as (
      (${eventsOfWorks(memberId)}) union all (${eventsOfRecordings(memberId)}) union all (${casesOpened(partyId)}))
    select items.*, given.*, party.kind, party.given_names, party.family_name, party.organisation_name
    from (select * from items order by at desc, step desc, id desc limit ${MOST_ITEMS}) as items
    left join party on party.id = items.actor_party_id
    left join lateral (
      select sum(line.pr)::int as pr, sum(line.mr)::int as mr, sum(line.sr)::int as sr
      from composition join composition_interest as line
        on line.composition_id = composition.id and line.revision = composition.revision
      where items.type = 'confirmed' and items.object_type = 'composition' and composition.id = items.object_id and line.party_id = items.actor_party_id
    ) as given on true
    order by items.at desc, items.step desc, items.id desc`.execute(db);
  return rows.map((row) => toItem(row, partyId));
}

function toItem(
  { id, type, object_type, object_id, title, number, actor_party_id, pr, mr, sr, at, ...names }: ActivityRow,
  partyId: string,
) {
  const item: ActivityItem = {
    id,
    type,
    link: { type: object_type, id: object_id },
    title,
    number,
    actor_name: actor_party_id ? nameOf(names) : societyName(),
    is_me: actor_party_id === partyId,
    shares: pr === null || mr === null || sr === null ? null : { pr, mr, sr },
    at: at.toISOString(),
  };
  return item;
}

/** Every change writes an event and a time, so the newest events are those of the works changed last. */
function eventsOfWorks(memberId: string) {
  return sql`
    select event.id, event.type, 'composition' as object_type, event.composition_id as object_id, revision.title, null::text as number,
      actor.id as actor_party_id, event.at, event.step
    from (
      select composition_id from composition_member
      where member_id = ${memberId} and state <> 'draft' order by updated_at desc, composition_id desc limit ${MOST_ITEMS}
    ) as latest
    join composition on composition.id = latest.composition_id
    join composition_revision as revision
      on revision.composition_id = composition.id and revision.number = composition.revision
    join composition_history as event on event.composition_id = composition.id and event.type = any(${LISTED_TYPES}::text[])
    left join party as actor on actor.member_id = event.member_id or actor.id = event.party_id`;
}

function eventsOfRecordings(memberId: string) {
  return sql`
    select event.id, event.type, 'recording', event.recording_id, recording.title, null::text, actor.id, event.at, 0
    from (
      select recording_id from recording_member
      where member_id = ${memberId} and state <> 'draft' order by updated_at desc, recording_id desc limit ${MOST_ITEMS}
    ) as latest
    join recording on recording.id = latest.recording_id
    join recording_event as event on event.recording_id = recording.id and event.type = any(${LISTED_TYPES}::text[])
    left join party as actor on actor.member_id = event.member_id`;
}

function casesOpened(partyId: string) {
  return sql`
    select opposition.id, 'opposition_opened', 'opposition', opposition.id, ${titleOfObject}, opposition.number,
      (select claimant.party_id from opposition_party as claimant
        where claimant.opposition_id = opposition.id and claimant.side = 'claimant' limit 1),
      opposition.created_at, 0
    from opposition_party as mine join opposition on opposition.id = mine.opposition_id
    where mine.party_id = ${partyId} and ${isVisible} and opposition.state <> 'draft'
    order by opposition.created_at desc limit ${MOST_ITEMS}`;
}
