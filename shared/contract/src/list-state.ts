import { useSearchParams } from '@counterpoint/contract/router';
import { useEffect, useRef } from 'react';

/** What a list can be narrowed to and ordered by. The first of each is the default, and does not stand in the address. */
export interface ListChoices<Filter extends string, Sort extends string> {
  readonly filters: readonly [Filter, ...Filter[]];
  readonly sorts?: readonly [Sort, ...Sort[]];
}

/** Where a member is in a list. */
export interface ListPlace<Filter extends string, Sort extends string> {
  /** What is searched for; empty for everything. */
  readonly query: string;
  readonly filter: Filter;
  /** Undefined where the list has no orders to choose from. */
  readonly sort: Sort | undefined;
  /** Counted from 1. */
  readonly page: number;
}

/** A member's place in a list, and how to move. */
export interface ListState<Filter extends string, Sort extends string> extends ListPlace<Filter, Sort> {
  /** Searches. It replaces the entry in the browser's history, or every pause in typing would take a step back. */
  setQuery(query: string): void;
  setFilter(filter: Filter): void;
  setSort(sort: Sort): void;
  /** `replace` where no member asked for it, as when the page is beyond the last. */
  setPage(page: number, options?: { replace: boolean }): void;
  /** Takes search and filter away, in one step. */
  showAll(): void;
}

/** Parameters of the address; the names are those of the API's query string. */
const NAMES = { query: 'query', filter: 'filter', sort: 'sort', page: 'page' } as const;

/** The largest page and the longest search that the API answers. */
const LAST_PAGE = 100_000;
const LONGEST_QUERY = 200;

/**
 * Search, filter, order and page of a list, kept in the address, so that a reload, a link and the browser's back keep
 * them. What stands there and means nothing counts as not given. Another search, filter or order begins at page 1.
 */
export function useListState<const Filter extends string, const Sort extends string = never>(
  choices: ListChoices<Filter, Sort>,
): ListState<Filter, Sort> {
  const [parameters, setParameters] = useSearchParams();
  const place = readListPlace(parameters, choices);

  // The router renders a moment after it has moved: a click in that moment must build on the newest address.
  const newest = useRef(parameters);
  useEffect(() => {
    newest.current = parameters;
  }, [parameters]);
  const change = (changes: Record<string, string | null>, options?: { replace: boolean }) => {
    newest.current = withChanges(newest.current, changes);
    setParameters(newest.current, options);
  };
  const [usualFilter] = choices.filters;
  const usualSort = choices.sorts?.[0];
  return {
    ...place,
    setQuery: (query) => change({ query: query.slice(0, LONGEST_QUERY) || null, page: null }, REPLACE),
    setFilter: (filter) => change({ filter: unless(usualFilter, filter), page: null }),
    setSort: (sort) => change({ sort: unless(usualSort, sort), page: null }),
    setPage: (page, options) => change({ page: page > 1 ? String(page) : null }, options),
    showAll: () => change({ query: null, filter: null, page: null }),
  };
}

const REPLACE = { replace: true };

/** Reads a place out of an address. */
export function readListPlace<const Filter extends string, const Sort extends string = never>(
  parameters: URLSearchParams,
  { filters, sorts }: ListChoices<Filter, Sort>,
): ListPlace<Filter, Sort> {
  const filter = parameters.get(NAMES.filter);
  const sort = parameters.get(NAMES.sort);
  return {
    query: (parameters.get(NAMES.query) ?? '').slice(0, LONGEST_QUERY),
    filter: filters.find((each) => each === filter) ?? filters[0],
    sort: sorts && (sorts.find((each) => each === sort) ?? sorts[0]),
    page: readPage(parameters.get(NAMES.page)),
  };
}

function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

function unless(usual: string | undefined, value: string): string | null {
  return value === usual ? null : value;
}

/** Null takes a parameter away; those of others stay. */
function withChanges(current: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
