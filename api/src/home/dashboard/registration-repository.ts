import { may } from '@counterpoint/domain/permissions';
import type { MonthOfRegistrations } from '@counterpoint/domain/schemas/home';
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
