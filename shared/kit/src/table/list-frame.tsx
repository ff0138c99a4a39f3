import { Box, Button, Card, Flex, FROM_EXTRA_LARGE } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';

/** Where the member is in a list and how they move; `useListState()` of the contract is one. */
export interface ListFramePlace<Filter extends string> {
  readonly query: string;
  readonly filter: Filter;
  setQuery(query: string): void;
  setFilter(filter: Filter): void;
  setPage(page: number, options?: { replace: boolean }): void;
  /** Takes search and filter away. */
  showAll(): void;
}

export interface ListFramePage<Row, Filter extends string> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  /** How many rows each filter would show, within what is searched for. */
  readonly counts: Readonly<Record<Filter | 'all', number>>;
}

export interface ListFrameWords<Filter extends string> {
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly filterLabel: string;
  /** The chips, in their order. */
  readonly filters: readonly { readonly id: Filter; readonly label: string }[];
  readonly pagesLabel: string;
  /** The plural: 'recordings'. */
  readonly rows: string;
  /** Where a search looks: 'Search by title, artist or ISRC.' */
  readonly searchHint: string;
}

interface ListFrameProps<Row, Filter extends string> extends Omit<DataTableProps<Row>, 'rows' | 'isBusy' | 'wideFrom'> {
  words: ListFrameWords<Filter>;
  place: ListFramePlace<Filter>;
  /** Undefined until the first page has come. */
  page: ListFramePage<Row, Filter> | undefined;
  /** The page is that of the place before. */
  isBusy: boolean;
  failure: string | null;
  onRetry: () => void;
  /** How many rows the skeleton has. */
  pageSize: number;
  /** What stands here while the member has nothing at all: an `EmptyState` with the first step. */
  empty: ReactNode;
  /** What stands over the rows and comes with them, as a deadline among them does: so nothing on the page jumps. */
  notice?: ReactNode;
  /** Stands at the end of the toolbar: what the list shows, in which order. */
  tools?: ReactNode;
}

/** A searchable list with its empty, loading and failed states. The toolbar stays while rows change. */
export function ListFrame<Row, Filter extends string>(props: ListFrameProps<Row, Filter>) {
  const { page, place, words, empty, tools } = props;
  useLastPageInstead(props.isBusy ? undefined : page, place);
  // A search that finds nothing has an `all` of 0 too; only without one is there nothing at all.
  if (page?.counts.all === 0 && place.query === '' && !props.isBusy) return <Card>{empty}</Card>;
  return (
    <Card
      padding="none"
      background={{ base: 'transparent', xl: 'card' }}
      borderWidth={{ base: '0', xl: '1px' }}
      // Without a frame nothing is cut off at its corners: neither the search's edge nor what shows the focus.
      overflow={{ base: 'visible', xl: 'hidden' }}
    >
      <Flex gap="3" align="center" wrap="wrap" padding={{ base: '0', xl: '4' }} paddingBottom="4">
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
        <FilterChips
          label={words.filterLabel}
          items={words.filters.map(({ id, label }) => ({ id, label, ...(page && { count: page.counts[id] }) }))}
          value={place.filter}
          onChange={(filter) => place.setFilter(filter)}
        />
        {tools && <Box marginInlineStart="auto">{tools}</Box>}
      </Flex>
      <Body {...props} />
    </Card>
  );
}

function Body<Row, Filter extends string>(props: ListFrameProps<Row, Filter>) {
  const {
    page,
    place,
    words,
    failure,
    onRetry,
    isBusy,
    pageSize,
    caption,
    columns,
    rowKey,
    card,
    sort,
    onSort,
    notice,
  } = props;
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  if (page.total === 0) return <NoMatch query={place.query} words={words} onShowAll={place.showAll} />;
  return (
    <>
      {notice && (
        <Box paddingX={{ base: '0', xl: '4' }} paddingBottom="4">
          {notice}
        </Box>
      )}
      <DataTable
        {...{ caption, columns, rowKey, card, isBusy }}
        {...(sort !== undefined && { sort })}
        {...(onSort && { onSort })}
        rows={page.items}
        wideFrom={FROM_EXTRA_LARGE}
      />
      <Box padding={{ base: '0', xl: '4' }} paddingTop="4">
        <Pager
          label={words.pagesLabel}
          summary={rangeOf(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
      </Box>
    </>
  );
}

interface NoMatchProps {
  query: string;
  words: Pick<ListFrameWords<string>, 'rows' | 'searchHint'>;
  onShowAll: () => void;
}

function NoMatch({ query, words, onShowAll }: NoMatchProps) {
  return (
    <EmptyState
      title={query ? `No ${words.rows} match “${query}”` : `No ${words.rows} here`}
      action={
        <Button variant="outline" onClick={() => onShowAll()}>
          Show all {words.rows}
        </Button>
      }
    >
      {query ? words.searchHint : 'Choose another filter to see the others.'}
    </EmptyState>
  );
}

type Paging = Pick<ListFramePage<unknown, string>, 'page' | 'per_page' | 'total'>;

/** Rows may have gone since the address was made. */
function useLastPageInstead(page: Paging | undefined, place: Pick<ListFramePlace<string>, 'setPage'>): void {
  const last = page && pageCountOf(page);
  const isBeyond = page !== undefined && last !== undefined && page.page > last;
  const goTo = useEffectEvent((number: number) => place.setPage(number, { replace: true }));
  useEffect(() => {
    if (isBeyond) goTo(last);
  }, [isBeyond, last]);
}

function pageCountOf({ total, per_page }: Paging): number {
  return Math.max(1, Math.ceil(total / per_page));
}

/** `41–50 of 128`. */
function rangeOf({ page, per_page, total }: Paging): string {
  return `${Math.min((page - 1) * per_page + 1, total)}–${Math.min(page * per_page, total)} of ${total}`;
}
