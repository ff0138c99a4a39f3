// cspell:ignore isodow
import { type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { calendarOf, type SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { titleOfObject } from '../case-list-repository.ts';

export async function findCaseId(db: Database, name: string): Promise<string | null> {
  const found = await db
    .selectFrom('opposition')
    .select('id')
    .where((where) =>
      where.or([where('number', '=', name.toUpperCase()), where(sql<string>`id::text`, '=', name.toLowerCase())]),
    )
    .executeTakeFirst();
  return found?.id ?? null;
}

interface CaseListQuery {
  readonly state: CaseState | null;
  readonly isOverdue: boolean;
  readonly at: Date;
  readonly limit: number;
}

/** The review of a filed case, which begins again when a claimant adds the evidence that the society asked for. */
const reviewStart = sql<Date>`coalesce(
  (select min(event.at) from opposition_event as event
    where event.opposition_id = opposition.id and event.state = 'submitted' and event.at > coalesce(
      (select max(other.at) from opposition_event as other
        where other.opposition_id = opposition.id and other.state <> 'submitted'), '-infinity')),
  opposition.updated_at)`;

/** Far more than any row of days without work. */
const WITHIN_DAYS = 60;

/** Filing promises the review within two working days. */
function reviewBy({ timeZone, holidays }: SocietyCalendar) {
  const start = sql`(${reviewStart} at time zone ${timeZone})`;
  const later = sql`(${start} + make_interval(days => later.days))`;
  return sql<Date>`(select ${later} from generate_series(1, ${sql.lit(WITHIN_DAYS)}) as later(days)
    where extract(isodow from ${later}) < 6 and ${later}::date <> all(${holidays}::date[])
    order by later.days offset 1 limit 1) at time zone ${timeZone}`;
}

/** The society's own, or the latest deadline of the parties awaited. */
function deadlineBy(calendar: SocietyCalendar) {
  return sql<Date | null>`case opposition.state
    when 'submitted' then ${reviewBy(calendar)}
    when 'awaiting_response' then ${responseBy}
    when 'awaiting_claimant_evidence' then opposition.evidence_by end`;
}

const responseBy = sql<Date | null>`(select max(party.respond_by) from opposition_party as party
  where party.opposition_id = opposition.id and party.side = 'respondent' and party.answered_at is null)`;

/** Whether the society has to decide: on a filed case, on a party's silence, or on what was ordered elsewhere. */
function waitsForStaff(at: Date) {
  return sql<boolean>`(opposition.state in ('submitted', 'escalated')
    or opposition.state = 'awaiting_response' and coalesce(${responseBy} <= ${at}, false))`;
}

export async function countCasesForStaff(db: Database, at: Date): Promise<number> {
  const { count } = await db
    .selectFrom('opposition')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(waitsForStaff(at))
    .executeTakeFirstOrThrow();
  return count;
}

export function readCasesForStaff(db: Database, { state, isOverdue, at, limit }: CaseListQuery) {
  const deadline = deadlineBy(calendarOf(db));
  let cases = db
    .selectFrom('opposition')
    .select(['opposition.id', 'opposition.number', 'opposition.state', 'opposition.kind'])
    .select([titleOfObject.as('title'), deadline.as('deadline')])
    .select(
      sql<number>`(select count(*)::int from opposition_evidence as evidence
        where evidence.opposition_id = opposition.id and evidence.removed_at is null)`.as('documents'),
    )
    .where('opposition.state', '<>', 'draft');
  cases = state
    ? cases.where('opposition.state', '=', state)
    : cases.where(sql<boolean>`not opposition.state = any(${[...CLOSED_CASE_STATES]}::text[])`);
  if (isOverdue) cases = cases.where(sql<boolean>`${deadline} <= ${at}`);
  return cases
    .orderBy(waitsForStaff(at), 'desc')
    .orderBy(sql`opposition.state = 'submitted'`, 'desc')
    .orderBy(deadline)
    .orderBy('opposition.id')
    .limit(limit)
    .execute();
}
