import type { COMPOSITION_SORTS, CompositionPage } from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS } from '@counterpoint/domain/states';
import type { Database } from '../../../platform/db/transaction.ts';
import { WORKS } from '../../entry/entry-kind.ts';
import {
  countListed,
  type ListPage,
  type ListScope,
  pageOfListed,
  whichAreListed,
} from '../../entry/list/list-repository.ts';

/** How many works there are of each kind. */
export function countWorks(db: Database, scope: ListScope): Promise<CompositionPage['counts']> {
  return countListed(db, WORKS, { ...scope, filters: COMPOSITION_FILTERS });
}

/** The ids of a page of works, in their order. */
export function pageOfWorks(
  db: Database,
  scope: ListScope,
  page: ListPage<(typeof COMPOSITION_SORTS)[number]>,
): Promise<string[]> {
  return pageOfListed(db, WORKS, { ...page, ...scope });
}

/** Those of these works that the member has in their list. */
export function whichAreMine(db: Database, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  return whichAreListed(db, WORKS, { memberId, ids });
}
