import { readPipelined } from '../../../platform/db/pipeline.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { findPublic } from '../../../platform/search/search-index.ts';
import { MAX_RANKED } from '../../../platform/search/search-repository.ts';
import type { QueryTerms } from '../../../platform/search/search-terms.ts';
import type { EntryKind } from '../entry-kind.ts';
import { filterListed, ownEntries } from './list-repository.ts';

interface EntrySearch<Row> {
  readonly kind: EntryKind;
  readonly query: {
    readonly query: string;
    readonly filter: 'all' | 'mine';
    readonly page: number;
    readonly per_page: number;
  };
  /** With the matches of the terms. */
  readRows(db: Database, ids: readonly string[], queryTerms: QueryTerms): Promise<Row[]>;
}

/** Searches the active entries of all members. */
export async function searchEntries<Row extends { readonly id: string }>(
  db: Database,
  { memberId }: Act['actor'],
  { kind, query: { query, filter, page, per_page }, readRows }: EntrySearch<Row>,
) {
  const searched = { subject: kind.name, filter: filter === 'mine' ? ownEntries(kind, memberId) : null };
  const { ids, correctedQuery, queryTerms } = await findPublic(db, searched, query);
  const shown = ids.slice((page - 1) * per_page, page * per_page);
  const [rows, mine] = await readPipelined(db, (one) =>
    Promise.all([
      shown.length > 0 ? readRows(one, shown, queryTerms) : [],
      filterListed(one, kind, { memberId, ids: shown }),
    ]),
  );
  const items = rows.map((row) => ({ ...row, is_mine: mine.has(row.id) }));
  const is_cut = ids.length === MAX_RANKED;
  return { items, total: ids.length, page, per_page, corrected_query: correctedQuery, is_cut };
}
