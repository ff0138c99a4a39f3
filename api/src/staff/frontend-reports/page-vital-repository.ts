import type { PageVitals } from '@counterpoint/domain/schemas/requests';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { THIRD_QUARTILES, type Vitals } from '../../platform/metrics/metrics-repository.ts';

/** Counts a page for the version of the host, and of the area that it showed. */
export async function addVitals(db: Database, vitals: PageVitals, at: Date): Promise<void> {
  const { release, area, area_version, largest_paint_ms, interaction_ms, layout_shift } = vitals;
  const measured = {
    measured_at: at,
    largest_paint_ms: largest_paint_ms ?? null,
    interaction_ms: interaction_ms ?? null,
    layout_shift: layout_shift ?? null,
  };
  const versions = [
    ...(release ? [{ area: 'host', version: release }] : []),
    ...(area && area_version ? [{ area, version: area_version }] : []),
  ];
  if (versions.length === 0) return;
  await db
    .insertInto('page_vital')
    .values(versions.map((version) => Object.assign(version, measured)))
    .execute();
}

export interface VersionFigures extends Vitals {
  /** Counted only while the version is watched or a canary. */
  readonly loads: number;
  /** With an error of it. */
  readonly members: number;
}

/** Lists the versions that browsers loaded since then, those of an area together, newest first. */
export async function listVersionFigures(db: Database, since: Date, limit: number): Promise<VersionFigures[]> {
  const { rows } = await sql<VersionFigures>`
    with measured as (
      select area, version, count(*)::int as pages, min(measured_at) as first_at, ${THIRD_QUARTILES}
      from page_vital where measured_at >= ${since} group by area, version
    ), loaded as (
      select area, version, sum(loads)::int as loads, min(minute) as first_at
      from area_load where minute >= ${since} group by area, version
    ), failed as (
      select area, version, count(*)::int as members, min(last_seen_at) as first_at
      from area_error_reporter where last_seen_at >= ${since} group by area, version
    )
    select area, version, coalesce(loads, 0) as loads, coalesce(members, 0) as members, coalesce(pages, 0) as pages,
      largest_paint_ms, interaction_ms, layout_shift
    from measured full join loaded using (area, version) full join failed using (area, version)
    order by area, least(measured.first_at, loaded.first_at, failed.first_at) desc, version limit ${limit}`.execute(db);
  return rows;
}
