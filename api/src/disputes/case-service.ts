import type { CaseListPage, caseQuery } from '@counterpoint/domain/schemas/cases';
import type * as z from 'zod/mini';
import type { Database } from '../platform/db/transaction.ts';
import type { Act } from '../platform/http/actor.ts';
import { findTsquery } from '../platform/search/search-index.ts';
import { casesAnswering, countCases, type ListScope, pageOfCases } from './case-list-repository.ts';
import { readCaseRows } from './list/case-rows.ts';

export type CaseQuery = z.output<typeof caseQuery>;

export type CaseViewer = Pick<Act, 'at'> & { readonly actor: Pick<Act['actor'], 'partyId'> };

export async function listCases(db: Database, viewer: CaseViewer, query: CaseQuery): Promise<CaseListPage> {
  const { page, per_page, filter } = query;
  const scope = await scopeOf(db, viewer, query);
  if (scope === null) return { items: [], total: 0, page, per_page, counts: NO_CASES };
  const [counts, ids] = await Promise.all([countCases(db, scope), pageOfCases(db, scope, query)]);
  const listed = await readCaseRows(db, scope, ids);
  return { items: listed.map(({ row }) => row), total: counts[filter], page, per_page, counts };
}

type ScopeQuery = Pick<CaseQuery, 'query'> & Partial<Pick<CaseQuery, 'object_id'>> & Pick<ListScope, 'isOpenOverlap'>;

/** Returns null if nothing matches what is searched. */
export async function scopeOf(
  db: Database,
  { actor, at }: CaseViewer,
  { query, object_id: objectId, isOpenOverlap = false }: ScopeQuery,
): Promise<ListScope | null> {
  const scope = { partyId: actor.partyId, objectId, isOpenOverlap };
  if (query === '') return { ...scope, at, found: null };
  let found: readonly string[] = [];
  await findTsquery(db, query, {
    async hasAny(tsquery) {
      found = await casesAnswering(db, { ...scope, tsquery });
      return found.length > 0;
    },
  });
  return found.length > 0 ? { ...scope, at, found } : null;
}

const NO_CASES: CaseListPage['counts'] = { all: 0, needs_answer: 0, waiting: 0, society: 0, draft: 0, closed: 0 };
