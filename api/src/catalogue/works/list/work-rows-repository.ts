import type { WorkRow } from '@counterpoint/domain/schemas/works';
import { hasOpenHold } from '../../../holds/hold-repository.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { selectShownWorks } from '../../entry/entry-repository.ts';
import type { Viewer } from '../../entry/entry-views.ts';
import { readLines, readPublishers } from '../party-line-repository.ts';
import { readSocietyAnswers } from '../work-repository.ts';
import { toRow } from '../work-views.ts';

export interface NamedOnWorks {
  readonly writers: Awaited<ReturnType<typeof readLines>>;
  readonly publishers: Awaited<ReturnType<typeof readPublishers>>;
}

export async function readNamed(db: Database, ids: readonly string[]): Promise<NamedOnWorks> {
  const [writers, publishers] = await Promise.all([readLines(db, ids), readPublishers(db, ids)]);
  return { writers, publishers };
}

/** The caller has checked that the viewer may see them. */
export async function readRows(db: Database, ids: readonly string[], viewer: Viewer): Promise<WorkRow[]> {
  if (ids.length === 0) return [];
  return readRowsNaming(db, { ids, named: readNamed(db, ids), answers: readSocietyAnswers(db, ids, viewer) }, viewer);
}

interface ListedWork {
  readonly ids: readonly string[];
  readonly named: Promise<NamedOnWorks>;
  readonly answers?: ReturnType<typeof readSocietyAnswers>;
}

export async function readRowsNaming(
  db: Database,
  { ids, named, answers = Promise.resolve([]) }: ListedWork,
  viewer: Viewer,
): Promise<WorkRow[]> {
  const [works, { writers, publishers }, answered] = await Promise.all([readWorks(db, ids), named, answers]);
  const rows = new Map(
    works.map((work) => {
      const ofWork = ({ composition_id }: { composition_id: string }) => composition_id === work.id;
      const lines = {
        writers: writers.filter(ofWork),
        publishers: publishers.filter(ofWork),
        answers: answered.filter(ofWork),
      };
      return [work.id, toRow(work, lines, viewer)];
    }),
  );
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function readWorks(db: Database, ids: readonly string[]) {
  return selectShownWorks(db)
    .select(['composition.id', 'composition.reference', 'composition.version', 'composition.updated_at'])
    .select(['shown.title', 'shown.iswc', 'shown.state'])
    .select(hasOpenHold('composition', 'composition.id').as('is_in_dispute'))
    .where('composition.id', '=', anyOf(ids, 'uuid'))
    .execute();
}
