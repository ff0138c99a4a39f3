import type { OppositionPage, oppositionQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';
import type { Database } from '../db/transaction.ts';
import type { Act } from '../http/act.ts';
import { narrowBy } from '../search/search-index.ts';
import { countCases, hasAnyCase, pageOfCases } from './opposition-repository.ts';

type OppositionQuery = z.output<typeof oppositionQuery>;

/** A page of the cases that the member is a party of, searched by number or title. */
export async function listOppositions(
  db: Database,
  { partyId }: Act['actor'],
  query: OppositionQuery,
): Promise<OppositionPage> {
  const { page, per_page, filter } = query;
  const tsquery =
    query.query === ''
      ? null
      : await narrowBy(db, query.query, { hasAny: (candidate) => hasAnyCase(db, { partyId, tsquery: candidate }) });
  if (query.query !== '' && tsquery === null) return { items: [], total: 0, page, per_page, counts: NO_CASES };
  const scope = { partyId, tsquery };
  const [counts, items] = await Promise.all([countCases(db, scope), pageOfCases(db, scope, query)]);
  return { items, total: counts[filter], page, per_page, counts };
}

const NO_CASES: OppositionPage['counts'] = { all: 0, needs_answer: 0, open: 0, closed: 0 };
