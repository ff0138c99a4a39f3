import { type ListSource, useList } from '@counterpoint/client/lists';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import {
  COMPOSITION_SORTS,
  type CompositionPage,
  type CompositionRow,
  type CompositionSort,
} from '@counterpoint/domain/schemas';
import { COMPOSITION_FILTERS, type CompositionFilter } from '@counterpoint/domain/states';
import { Button, Flex, FROM_EXTRA_LARGE, useMediaQuery } from '@counterpoint/kit/core';
import { EmptyState } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useRef } from 'react';
import { compositionKeys, fetchCompositions } from '../../api/compositions-api.ts';
import { ColumnsButton } from './columns-button.tsx';
import { CompositionCard } from './composition-card.tsx';
import { CHOICE_COLUMNS, titleColumn } from './composition-columns.tsx';
import { ListHeader } from './list-header.tsx';
import { SelectPage, selectColumn } from './select-column.tsx';
import { SortSelect } from './sort-select.tsx';
import { useColumns } from './use-columns.ts';
import { useListTools } from './use-list-tools.ts';
import { type Selection, useSelection } from './use-selection.ts';

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
  const columns = useColumns();
  const tools = useListTools(selection);
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const works = useRef<HTMLDivElement>(null);
  const handleSort = (chosen: string) => place.setSort(sortOf(chosen));
  const shown = CHOICE_COLUMNS.filter(({ id }) => columns.chosen.includes(id));
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
              <CardTools {...{ selection, sort }} rows={page?.items ?? []} onSort={handleSort} />
            )
          }
          empty={<NoWorks />}
        />
      </div>
      {page && tools.part && (
        <tools.part.SelectionBar
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

interface CardToolsProps {
  readonly selection: Selection;
  readonly rows: readonly CompositionRow[];
  readonly sort: CompositionSort;
  readonly onSort: (sort: string) => void;
}

/** What the heads of a table do, where the rows are cards. */
function CardTools({ selection, rows, sort, onSort }: CardToolsProps) {
  return (
    <Flex gap="4" wrap="wrap" align="center">
      {rows.length > 0 && <SelectPage selection={selection} rows={rows} />}
      <SortSelect value={sort} onChange={onSort} />
    </Flex>
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
