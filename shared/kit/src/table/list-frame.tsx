import { Box, Button, Card, Flex, FROM_EXTRA_LARGE, Note, useMediaQuery, VisuallyHidden } from '@counterpoint/kit/core';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import * as text from '../messages/table.generated.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { pageCountOf, pageRange } from './page-range.ts';
import { Pager } from './pager.tsx';
import { SearchField } from './search-field.tsx';

export interface ListFramePlace<Filter extends string> {
  readonly query: string;
  readonly filter: Filter;
  setQuery(query: string): void;
  setFilter(filter: Filter): void;
  setPage(page: number, options?: { replace: boolean }): void;
  showAll(): void;
}

export interface ListFramePage<Row, Filter extends string> {
  readonly items: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly per_page: number;
  /** The number of rows under each filter within the current search. */
  readonly counts: Readonly<Record<Filter | 'all', number>>;
}

export interface ListFrameWords<Filter extends string> {
  readonly searchLabel: string;
  readonly searchPlaceholder: string;
  readonly filterLabel: string;
  readonly filters: readonly { readonly id: Filter; readonly label: string }[];
  /** A second row of filters, shown once one of them has rows. */
  readonly moreFilters?: {
    readonly label: string;
    readonly filters: readonly { readonly id: Filter; readonly label: string }[];
  };
  readonly pagesLabel: string;
  readonly searchHint: string;
}

interface ListFrameProps<Row, Filter extends string> extends Omit<DataTableProps<Row>, 'rows' | 'isBusy' | 'wideFrom'> {
  words: ListFrameWords<Filter>;
  place: ListFramePlace<Filter>;
  page: ListFramePage<Row, Filter> | undefined;
  /** `page` still belongs to the previous search, filter or page. */
  isBusy: boolean;
  /** Why there is no page. */
  failure: string | null;
  onRetry: () => void;
  /** The rows of the placeholder. */
  pageSize: number;
  /** Replaces a list that has no rows even without a search. */
  empty: ReactNode;
  /** Shown above the rows and only together with them, so that nothing on the page jumps. */
  notice?: ReactNode;
  /** Buttons beside the search field. */
  tools?: ReactNode;
}

/** A list of pages with its search and filters, which stay while rows change. `useList` of `@counterpoint/client/lists` loads it. */
export function ListFrame<Row, Filter extends string>(props: ListFrameProps<Row, Filter>) {
  const { page, place, words, empty, tools, isBusy } = props;
  const isWide = useMediaQuery(FROM_EXTRA_LARGE);
  useLastPageInstead(isBusy ? undefined : page, place);
  // `all` is 0 for a search without results too; only without a search is the list empty.
  if (page?.counts.all === 0 && place.query === '' && !isBusy) return <Card>{empty}</Card>;
  return (
    <Card
      padding="none"
      background={{ base: 'transparent', xl: 'card' }}
      borderWidth={{ base: '0', xl: '1px' }}
      // Without a frame, don't clip the search field's border and focus ring.
      overflow={{ base: 'visible', xl: 'hidden' }}
    >
      <Flex gap="3" align="center" wrap="wrap" padding={{ base: '0', xl: '5' }} paddingBottom="4">
        <SearchField
          label={words.searchLabel}
          placeholder={words.searchPlaceholder}
          value={place.query}
          onChange={(query) => place.setQuery(query)}
        />
        {isWide && tools && <Box marginInlineStart="auto">{tools}</Box>}
        <Box flex="1 1 100%" minWidth="0">
          <FilterChips
            label={words.filterLabel}
            items={words.filters.map(({ id, label }) => ({ id, label, ...(page && { count: page.counts[id] }) }))}
            value={place.filter}
            onChange={(filter) => place.setFilter(filter)}
          />
          {page && words.moreFilters && <MoreFilters {...words.moreFilters} page={page} place={place} />}
        </Box>
        {!isWide && tools && <Box flex="1">{tools}</Box>}
      </Flex>
      {page && (
        <VisuallyHidden role="status">
          {!isBusy && text.outcome({ total: page.total, range: pageRange(page) })}
        </VisuallyHidden>
      )}
      <Body {...props} />
    </Card>
  );
}

interface MoreFiltersProps<Filter extends string> extends NonNullable<ListFrameWords<Filter>['moreFilters']> {
  readonly page: ListFramePage<unknown, Filter>;
  readonly place: ListFramePlace<Filter>;
}

function MoreFilters<Filter extends string>({ label, filters, page, place }: MoreFiltersProps<Filter>) {
  const items = filters.map(({ id, label: text }) => ({ id, label: text, count: page.counts[id] }));
  if (items.every(({ id, count }) => count === 0 && id !== place.filter)) return null;
  return (
    <Flex columnGap="3" rowGap="1" align="center" wrap="wrap" marginTop="3">
      <Note as="span" aria-hidden>
        {label}
      </Note>
      <Box minWidth="0">
        <FilterChips label={label} items={items} value={place.filter} onChange={(filter) => place.setFilter(filter)} />
      </Box>
    </Flex>
  );
}

function Body<Row, Filter extends string>(props: ListFrameProps<Row, Filter>) {
  const { page, place, words, failure, onRetry, pageSize, notice, ...table } = props;
  if (!page) return failure ? <ErrorState message={failure} onRetry={onRetry} /> : <ListSkeleton rows={pageSize} />;
  if (page.total === 0) return <NoMatch query={place.query} hint={words.searchHint} onShowAll={place.showAll} />;
  return (
    <>
      {notice && (
        <Box paddingX={{ base: '0', xl: '5' }} paddingBottom="4">
          {notice}
        </Box>
      )}
      <DataTable {...table} rows={page.items} wideFrom={FROM_EXTRA_LARGE} />
      <Box padding={{ base: '0', xl: '5' }} paddingTop="4">
        <Pager
          label={words.pagesLabel}
          summary={pageRange(page)}
          page={page.page}
          pageCount={pageCountOf(page)}
          onPage={(number) => place.setPage(number)}
        />
      </Box>
    </>
  );
}

function NoMatch({ query, hint, onShowAll }: { query: string; hint: string; onShowAll: () => void }) {
  return (
    <EmptyState
      title={query ? text.noMatches({ query }) : text.emptyFilter()}
      action={
        <Button variant="outline" onClick={() => onShowAll()}>
          {text.showAll()}
        </Button>
      }
    >
      {query ? hint : text.chooseOtherFilter()}
    </EmptyState>
  );
}

type Paging = Pick<ListFramePage<unknown, string>, 'page' | 'per_page' | 'total'>;

function useLastPageInstead(page: Paging | undefined, place: Pick<ListFramePlace<string>, 'setPage'>): void {
  const last = page && pageCountOf(page);
  const isBeyond = page !== undefined && last !== undefined && page.page > last;
  const goTo = useEffectEvent((number: number) => place.setPage(number, { replace: true }));
  useEffect(() => {
    if (isBeyond) goTo(last);
  }, [isBeyond, last]);
}
