import { type LogEvent, sql } from 'kysely';
import type { Database } from '../db/transaction.ts';
import { MAX_ATTEMPTS } from '../mail/mail-repository.ts';

/** Browsers name the versions, so that a member could make up any number of them. */
const MAX_VERSIONS = 20;

/** Of the pages of a version that browsers measured. */
export interface Vitals {
  readonly area: string;
  readonly version: string;
  readonly pages: number;
  readonly largest_paint_ms: number | null;
  readonly interaction_ms: number | null;
  readonly layout_shift: number | null;
}

/** Aggregates of `page_vital`: of four pages, three were at least as good. */
export const THIRD_QUARTILES = sql.raw(`
  percentile_cont(0.75) within group (order by largest_paint_ms) as largest_paint_ms,
  percentile_cont(0.75) within group (order by interaction_ms) as interaction_ms,
  percentile_cont(0.75) within group (order by layout_shift) as layout_shift`);

/** Work that waits, as every process of the portal sees it. */
export async function readBacklog(db: Database) {
  const [jobs, imports, mails, errors, reporters, vitals] = await Promise.all([
    sql<{ type: string; due: number; age: number; failing: number }>`
      select type, count(*) filter (where run_at <= now())::int as due,
        count(*) filter (where attempts > 0)::int as failing,
        greatest(extract(epoch from now() - min(run_at)), 0)::float8 as age
      from job where done_at is null and (run_at <= now() or attempts > 0) group by type`.execute(db),
    sql<{ state: string; count: number }>`
      select state, count(*)::int as count from import_job where finished_at is null group by state`.execute(db),
    sql<{ waiting: number; failing: number; given_up: number }>`
      select count(*) filter (where attempts < ${MAX_ATTEMPTS})::int as waiting,
        count(*) filter (where attempts between 1 and ${MAX_ATTEMPTS - 1})::int as failing,
        count(*) filter (where attempts >= ${MAX_ATTEMPTS})::int as given_up
      from mail where sent_at is null`.execute(db),
    sql<{ area: string; seen: number; uncaught: number }>`
      select coalesce(area, 'none') as area, sum(seen)::int as seen,
        coalesce(sum(seen) filter (where is_uncaught), 0)::int as uncaught
      from frontend_error where resolved_at is null group by 1`.execute(db),
    sql<{ area: string; version: string; members: number }>`
      select area, version, count(*)::int as members from area_error_reporter
      where last_seen_at > now() - interval '1 hour'
      group by area, version order by members desc limit ${MAX_VERSIONS}`.execute(db),
    sql<Vitals>`
      select area, version, count(*)::int as pages, ${THIRD_QUARTILES}
      from page_vital where measured_at > now() - interval '1 day'
      group by area, version order by pages desc limit ${MAX_VERSIONS}`.execute(db),
  ]);
  return {
    jobs: jobs.rows,
    imports: imports.rows,
    mail: mails.rows[0],
    errors: errors.rows,
    reporters: reporters.rows,
    vitals: vitals.rows,
  };
}

/** The kind of a statement and its seconds; parameters and text may hold personal data. */
export function measureOf({ level, query, queryDurationMillis }: LogEvent) {
  const [word = ''] = /[a-z]+/i.exec(query.sql) ?? [];
  const kind = ['select', 'insert', 'update', 'delete', 'with'].includes(word) ? word : 'other';
  return { kind, isError: level === 'error', seconds: queryDurationMillis / 1_000 };
}
