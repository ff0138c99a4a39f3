import type { CompositionPage, compositionQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/act.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import type { ListScope } from '../../entry/list/list-repository.ts';
import { scopeOf as scopeIn } from '../../entry/list/list-scope.ts';
import { countWorks, pageOfWorks } from './composition-list-repository.ts';
import { readRows } from './composition-rows-repository.ts';

type Actor = Act['actor'];
type CompositionQuery = z.output<typeof compositionQuery>;

/** A page of the works that the member submitted or is named in. */
export async function listCompositions(db: Database, actor: Actor, query: CompositionQuery): Promise<CompositionPage> {
  const { page, per_page, filter } = query;
  const scope = await scopeOf(db, actor, query.query);
  if (!scope) return { items: [], total: 0, page, per_page, counts: NO_WORKS };
  const [counts, ids] = await Promise.all([countWorks(db, scope), pageOfWorks(db, scope, query)]);
  return { items: await readRows(db, ids, actor), total: counts[filter], page, per_page, counts };
}

const NO_WORKS: CompositionPage['counts'] = {
  all: 0,
  registered: 0,
  registered_incomplete: 0,
  awaiting_confirmation: 0,
  in_dispute: 0,
  draft: 0,
};

/** Which of a member's works a search leaves; null where nothing answers it. */
export function scopeOf(db: Database, { memberId }: Actor, text: string): Promise<ListScope | null> {
  return scopeIn(db, WORKS, { memberId, text });
}
