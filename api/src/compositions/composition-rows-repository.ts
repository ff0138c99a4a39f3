import type { CompositionRow } from '@counterpoint/domain/schemas';
import { sql } from 'kysely';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { hasOpenHold } from '../oppositions/hold-repository.ts';
import { readLines } from './composition-repository.ts';
import { toRow } from './composition-views.ts';

/** The rows of these works, in this order. Whoever asks for them has found out that the viewer may see them. */
export async function readRows(
  db: Database,
  ids: readonly string[],
  viewer: Pick<Act['actor'], 'memberId' | 'partyId'>,
): Promise<CompositionRow[]> {
  if (ids.length === 0) return [];
  const [works, lines] = await Promise.all([readWorks(db, ids), readLines(db, ids)]);
  const rows = new Map(
    works.map((work) => {
      const linesOfWork = lines.filter((line) => line.composition_id === work.id);
      return [work.id, toRow(work, linesOfWork, viewer)];
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function readWorks(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('composition')
    .innerJoin('composition_revision as shown', (join) =>
      join.onRef('shown.composition_id', '=', 'composition.id').onRef('shown.number', '=', 'composition.revision'),
    )
    .select(['composition.id', 'composition.reference', 'composition.updated_at'])
    .select(['shown.title', 'shown.iswc', 'shown.state'])
    .select(hasOpenHold('composition', 'composition.id').as('is_in_dispute'))
    .where('composition.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
