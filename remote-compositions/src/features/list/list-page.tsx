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
import { EmptyState, PageHeader } from '@counterpoint/kit/page';
import { ListFrame, type ListFrameWords } from '@counterpoint/kit/table';
import { useRef, useState } from 'react';
import { compositionKeys, fetchCompositions } from '../../api/compositions-api.ts';
import { ColumnPicker } from './column-picker.tsx';
import { CompositionCard } from './composition-card.tsx';
import { CHOICE_COLUMNS, titleColumn } from './composition-columns.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { SelectPage, selectColumn } from './select-column.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortSelect } from './sort-select.tsx';
import { useColumns } from './use-columns.ts';
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
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  const works = useRef<HTMLDivElement>(null);
  const handleSort = (chosen: string) => place.setSort(sortOf(chosen));
  const shown = CHOICE_COLUMNS.filter(({ id }) => columns.chosen.includes(id));
  return (
    <>
      <Header count={page?.counts.all} place={{ query, filter }} total={page?.total ?? 0} />
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
              <ColumnPicker columns={columns} />
            ) : (
              <CardTools {...{ selection, sort }} rows={page?.items ?? []} onSort={handleSort} />
            )
          }
          empty={<NoWorks />}
        />
      </div>
      {page && (
        <SelectionBar
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

interface HeaderProps {
  /** How many works the search finds; undefined until that is known. */
  readonly count: number | undefined;
  readonly place: { readonly query: string; readonly filter: CompositionFilter };
  /** How many of them the filter leaves. */
  readonly total: number;
}

function Header({ count, place, total }: HeaderProps) {
  const [isExporting, setExporting] = useState(false);
  return (
    <>
      <PageHeader
        title="Music compositions"
        context={contextOf(count, place.query)}
        help={{ label: 'What each status means', href: paths.account.helpTopic('reading-a-status') }}
        renderLink={({ href, children }) => <Link to={href}>{children}</Link>}
        actions={
          <>
            <Button variant="outline" asChild>
              <Link to={paths.compositions.search()}>Search the repertoire</Link>
            </Button>
            <Button variant="outline" asChild>
              <Link to={paths.compositions.importing()}>Import</Link>
            </Button>
            {total > 0 && (
              <Button variant="outline" onClick={() => setExporting(true)}>
                Export
              </Button>
            )}
            <Button asChild>
              <Link to={paths.compositions.add()}>Register a composition</Link>
            </Button>
          </>
        }
      />
      {isExporting && <ExportDialog works={place} count={total} onClose={() => setExporting(false)} />}
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

/** Counted within the search: only without one are they all that the member has. */
function contextOf(count: number | undefined, query: string): string {
  if (count === undefined) return 'Works in your repertoire';
  const works = count === 1 ? '1 work' : `${count} works`;
  return query ? `${works} found` : `${works} in your repertoire`;
}

function sortOf(text: string): CompositionSort {
  return COMPOSITION_SORTS.find((sort) => sort === text) ?? USUAL_SORT;
}
