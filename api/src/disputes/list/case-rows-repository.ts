import type { CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';
import { titleOfObject } from '../case-list-repository.ts';

/** Reads the works and recordings that cases are about. */
export function readShownObjects(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('opposition')
    .select(['opposition.id', titleOfObject.as('title'), codeOfObject.as('code')])
    .where('opposition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}

const codeOfObject = sql<string | null>`coalesce(
  (select shown.iswc from composition
    join composition_revision as shown on shown.composition_id = composition.id and shown.number = composition.revision
    where composition.id = opposition.composition_id),
  (select recording.isrc from recording where recording.id = opposition.recording_id))`;

export function readHolds(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('hold')
    .select(['hold.opposition_id', sql<CaseMeasure>`coalesce(hold."right", 'recording')`.as('measure')])
    .select(sql<number>`sum(hold.share)::int`.as('share'))
    .where('hold.opposition_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('hold.released_at', 'is', null)
    .groupBy(['hold.opposition_id', 'measure'])
    .execute();
}
export type CaseHoldSum = Awaited<ReturnType<typeof readHolds>>[number];
