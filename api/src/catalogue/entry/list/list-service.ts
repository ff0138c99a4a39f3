import type { Awaited } from '@counterpoint/domain/schemas/entries';
import type { Database } from '../../../platform/db/transaction.ts';
import { findTsquery } from '../../../platform/search/search-index.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { Viewer } from '../entry-views.ts';
import {
  countFiltered,
  countListed,
  findListed,
  type ListPage,
  type ListScope,
  type ListSort,
  noneListed,
  pageOfListed,
  readAwaited,
  readDraftWords,
} from './list-repository.ts';

interface ListedRow {
  readonly id: string;
  readonly updated_at: string;
  readonly awaits?: Awaited | undefined;
}

export interface EntryList<Row extends ListedRow, Filter extends string> {
  readonly kind: EntryKind;
  /** Those that are counted for every page. */
  readonly filters: readonly Filter[];
  readRows(db: Database, ids: readonly string[], viewer: Viewer): Promise<Row[]>;
}

interface ListQuery extends ListPage<ListSort> {
  readonly query: string;
  readonly import?: string | undefined;
}

export async function listEntries<Row extends ListedRow, Filter extends string>(
  list: EntryList<Row, Filter>,
  db: Database,
  { viewer, query }: { readonly viewer: Viewer; readonly query: ListQuery },
) {
  const { kind, filters } = list;
  const { page, per_page, filter } = query;
  const found = await scopeOf(db, kind, { viewer, text: query.query });
  if (!found) return { items: [], total: 0, page, per_page, counts: noneListed(filters) };
  const { sort, import: importId } = query;
  const scope = { ...found, importId };
  const [counts, changes] = await Promise.all([
    countListed(db, kind, { filters, ...scope }),
    pageOfListed(db, kind, { filter, sort, page, per_page, ...scope }),
  ]);
  const ids = [...changes.keys()];
  const countedFilter = filters.find((each) => each === filter);
  const [rows, awaits, total] = await Promise.all([
    list.readRows(db, ids, viewer),
    readAwaited(db, kind, { ids, ...scope }),
    countedFilter ? counts[countedFilter] : countFiltered(db, kind, { filter, ...scope }),
  ]);
  const items = rows.map((row) => ({
    ...row,
    updated_at: changes.get(row.id)?.toISOString() ?? row.updated_at,
    awaits: awaits.get(row.id),
  }));
  return { items, total, page, per_page, counts };
}

export async function scopeOf(
  db: Database,
  kind: EntryKind,
  { viewer, text }: { readonly viewer: Viewer; readonly text: string },
): Promise<ListScope | null> {
  const { memberId, partyId } = viewer;
  if (text === '') return { memberId, partyId, found: null };
  let found: readonly string[] = [];
  await findTsquery(db, text, {
    async hasAny(tsquery) {
      found = await findListed(db, kind, { memberId, tsquery });
      return found.length > 0;
    },
    ownWords: () => readDraftWords(db, kind, memberId),
  });
  return found.length > 0 ? { memberId, partyId, found } : null;
}
