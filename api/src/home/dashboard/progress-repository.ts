import { may } from '@counterpoint/domain/permissions';
import type { ConfirmationProgress, MonthOfRegistrations } from '@counterpoint/domain/schemas/home';
import { FULL_SHARE } from '@counterpoint/domain/shares';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

interface Period {
  readonly now: Date;
  /** The society's time zone, for months: `Africa/Accra`. */
  readonly timeZone: string;
}

export async function readRegistrations(
  db: Database,
  actor: Actor,
  { now, timeZone }: Period,
): Promise<MonthOfRegistrations[]> {
  const { memberId } = actor;
  const { rows } = await sql<MonthOfRegistrations>`
    with latest as (select date_trunc('month', ${now}::timestamptz at time zone ${timeZone}::text) as month),
    registered as (
      select date_trunc('month', mine.registered_at at time zone ${timeZone}::text) as month,
        count(*)::int as compositions, 0 as recordings
      from composition_member as mine
      where mine.member_id = ${memberId} and ${may(actor, 'compositions:read')}::boolean
        and mine.registered_at >= (select month - interval '11 months' from latest) at time zone ${timeZone}::text
      group by 1
      union all
      select date_trunc('month', recording.registered_at at time zone ${timeZone}::text), 0, count(*)::int
      from recording_member as mine join recording on recording.id = mine.recording_id
      where mine.member_id = ${memberId} and ${may(actor, 'recordings:read')}::boolean
        and recording.registered_at >= (select month - interval '11 months' from latest) at time zone ${timeZone}::text
      group by 1
    )
    select to_char(each.month, 'YYYY-MM') as month, coalesce(sum(registered.compositions), 0)::int as compositions,
      coalesce(sum(registered.recordings), 0)::int as recordings
    from latest, generate_series(latest.month - interval '11 months', latest.month, interval '1 month') as each (month)
    left join registered on registered.month = each.month
    group by each.month order by each.month`.execute(db);
  return rows;
}

export async function readConfirmations(db: Database, actor: Actor): Promise<ConfirmationProgress> {
  const { memberId, partyId } = actor;
  const works = sql`${may(actor, 'compositions:read')}::boolean`;
  const recordings = sql`${may(actor, 'recordings:read')}::boolean`;
  const { rows } = await sql<Omit<ConfirmationProgress, 'share'>>`
    with mine as (
      select asked, confirmed from composition_member where member_id = ${memberId} and asked > 0 and ${works}
      union all
      select asked, confirmed from recording_member where member_id = ${memberId} and asked > 0 and ${recordings}
    ), waited_for as (
      select line.party_id
      from composition_member as waiting
      join composition on composition.id = waiting.composition_id
      join composition_interest as line
        on line.composition_id = composition.id and line.revision = composition.revision
      where waiting.member_id = ${memberId} and waiting.state = 'awaiting_confirmation'
        and line.confirmation = 'invited' and ${works}
      union
      select line.party_id
      from recording_member as waiting
      join recording on recording.id = waiting.recording_id
      join recording_right as line on line.recording_id = recording.id and line.revision = recording.revision
      where waiting.member_id = ${memberId} and waiting.state = 'awaiting_confirmation'
        and line.confirmation = 'invited' and ${recordings}
    )
    select coalesce(sum(asked), 0)::int as asked, coalesce(sum(confirmed), 0)::int as confirmed,
      (select count(*)::int from waited_for where party_id <> ${partyId}) as members_to_confirm
    from mine`.execute(db);
  const { asked, confirmed, members_to_confirm } = rows[0] ?? { asked: 0, confirmed: 0, members_to_confirm: 0 };
  const share = asked === 0 ? null : Math.floor((confirmed * FULL_SHARE) / asked);
  return { asked, confirmed, share, members_to_confirm };
}
