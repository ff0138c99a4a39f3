import {
  CardTools,
  ColumnsButton,
  selectColumn,
  useColumns,
  useListTools,
  useSelection,
} from '@counterpoint/catalogue/lists';
import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { COMPOSITION_SORTS, type CompositionPage, type CompositionSort } from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS, type CompositionFilter } from '@counterpoint/domain/states';
import { Button, FROM_EXTRA_LARGE, useMediaQuery } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useRef } from 'react';
import { compositionKeys } from '../../api/composition-keys.ts';
import { fetchCompositions } from '../../api/compositions-api.ts';
import { CompositionCard } from './composition-card.tsx';
import { CHOICE_COLUMNS, COLUMN_CHOICE, titleColumn } from './composition-columns.tsx';
import { ListHeader } from './list-header.tsx';

const FILTER_LABELS: Record<CompositionFilter, string> = {
  all: 'All',
  registered: 'Registered',
  registered_incomplete: 'Incomplete',
  awaiting_confirmation: 'Awaiting',
  in_dispute: 'In dispute',
  draft: 'Drafts',
};

const WORDS: ListFrameWords<CompositionFilter> = {
  searchLabel: 'Search your compositions',
  searchPlaceholder: 'Title, writer, ISWC or IPI',
  searchHint: 'Search by title, writer, ISWC or IPI name number.',
  filterLabel: 'Status',
  filters: COMPOSITION_FILTERS.map((id) => ({ id, label: FILTER_LABELS[id] })),
  pagesLabel: 'Pages of your compositions',
  rows: 'works',
};

const SORT_LABELS: Record<CompositionSort, string> = {
  '-updated_at': 'Last changed first',
  updated_at: 'Longest unchanged first',
  title: 'Title, A to Z',
  '-title': 'Title, Z to A',
};

const [USUAL_SORT] = COMPOSITION_SORTS;

const SOURCE: ListSource<CompositionFilter, CompositionSort, CompositionPage> = {
  choices: { filters: COMPOSITION_FILTERS, sorts: COMPOSITION_SORTS },
  topic: 'compositions',
  key: compositionKeys.all,
  fetchPage: (http, { sort = USUAL_SORT, ...place }, signal) => fetchCompositions(http, { ...place, sort }, signal),
};

/** The member's works. */
export function ListPage() {
  const list = useList(SOURCE);
  const { place, page } = list;
  const { query, filter, sort = USUAL_SORT } = place;
  const selection = useSelection(`${filter} ${query}`);
  const columns = useColumns(COLUMN_CHOICE);
  const tools = useListTools(selection, () => import('./list-tools.ts'));
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const works = useRef<HTMLDivElement>(null);
  const handleSort = (chosen: string) => place.setSort(sortOf(chosen));
  const shown = CHOICE_COLUMNS.filter(({ id }) => columns.has(id));
  return (
    <>
      <ListHeader count={page?.counts.all} place={{ query, filter }} total={page?.total ?? 0} tools={tools} />
      <div ref={works} tabIndex={-1} style={{ outline: 'none' }}>
        <ListFrame
          {...list}
          words={WORDS}
          caption="Your compositions"
          columns={[selectColumn(selection, page?.items ?? []), titleColumn, ...shown]}
          rowKey={(row) => row.id}
          card={(row) => <CompositionCard row={row} selection={selection} />}
          sort={sort}
          onSort={handleSort}
          tools={
            isWide ? (
              <ColumnsButton columns={columns} tools={tools} />
            ) : (
              <CardTools {...{ selection, sort }} rows={page?.items ?? []} labels={SORT_LABELS} onSort={handleSort} />
            )
          }
          empty={<NoWorks />}
        />
      </div>
      {page && tools.part && (
        <tools.part.WorksBar
          selection={selection}
          view={{
            ...{ query, filter },
            total: page.total,
            drafts: filter === 'all' || filter === 'draft' ? page.counts.draft : 0,
          }}
          onDone={() => works.current?.focus()}
        />
      )}
    </>
  );
}

/** What a new member sees. */
function NoWorks() {
  return (
    <EmptyState
      title="Your works will stand here"
      action={
        <Button asChild>
          <Link to={paths.compositions.add()}>Register your first composition</Link>
        </Button>
      }
    >
      Register what you wrote, alone or with others, so that the society knows whom to pay when it is played.
    </EmptyState>
  );
}

function sortOf(text: string): CompositionSort {
  return COMPOSITION_SORTS.find((sort) => sort === text) ?? USUAL_SORT;
}
