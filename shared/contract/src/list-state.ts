import { useSearchParams } from '@counterpoint/contract/router';
import { useEffect, useRef } from 'react';

/** The first of each is the default and isn't part of the URL. */
export interface ListChoices<Filter extends string, Sort extends string> {
  readonly filters: readonly [Filter, ...Filter[]];
  readonly sorts?: readonly [Sort, ...Sort[]];
}

export interface ListPlace<Filter extends string, Sort extends string> {
  readonly query: string;
  readonly filter: Filter;
  /** Undefined for a list with a fixed order. */
  readonly sort: Sort | undefined;
  readonly page: number;
  /** Lists only this import's entries. */
  readonly import: string | undefined;
}

/** Place in a list, and setters. */
export interface ListState<Filter extends string, Sort extends string> extends ListPlace<Filter, Sort> {
  /** Replaces the history entry, so that each pause in typing doesn't add a step back. */
  setQuery(query: string): void;
  setFilter(filter: Filter): void;
  setSort(sort: Sort): void;
  /** `replace` if the member didn't ask for it, such as beyond the last page. */
  setPage(page: number, options?: { replace: boolean }): void;
  showAll(): void;
}

/** Limits of the API. */
const LAST_PAGE = 100_000;
const MAX_QUERY_LENGTH = 200;
const ID = /^[\w-]{36}$/;

/**
 * Search, filter, order and page of a list, kept in the URL, so that reload, links and back keep them. Ignores invalid
 * values; a new search, filter or order starts at page 1.
 */
export function useListState<const Filter extends string, const Sort extends string = never>(
  choices: ListChoices<Filter, Sort>,
): ListState<Filter, Sort> {
  const [parameters, setParameters] = useSearchParams();
  const place = readListPlace(parameters, choices);

  // The router renders shortly after navigating: a click in between must build on the newest URL.
  const newest = useRef(parameters);
  useEffect(() => {
    newest.current = parameters;
  }, [parameters]);
  const change = (changes: Record<string, string | null>, options?: Navigation) => {
    newest.current = withChanges(newest.current, changes);
    setParameters(newest.current, options);
  };
  const [usualFilter] = choices.filters;
  const usualSort = choices.sorts?.[0];
  return {
    ...place,
    setQuery: (query) =>
      change({ query: query.slice(0, MAX_QUERY_LENGTH) || null, page: null }, { ...IN_PLACE, replace: true }),
    setFilter: (filter) => change({ filter: unless(usualFilter, filter), page: null }, IN_PLACE),
    setSort: (sort) => change({ sort: unless(usualSort, sort), page: null }, IN_PLACE),
    setPage: (page, options) => change({ page: page > 1 ? String(page) : null }, options),
    showAll: () => change({ query: null, filter: null, page: null, import: null }),
  };
}

interface Navigation {
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** Only another page starts at its top: otherwise the control that the member just used would jump away. */
const IN_PLACE = { preventScrollReset: true };

export function readListPlace<const Filter extends string, const Sort extends string = never>(
  parameters: URLSearchParams,
  { filters, sorts }: ListChoices<Filter, Sort>,
): ListPlace<Filter, Sort> {
  const filter = parameters.get('filter');
  const sort = parameters.get('sort');
  return {
    query: (parameters.get('query') ?? '').slice(0, MAX_QUERY_LENGTH),
    filter: filters.find((each) => each === filter) ?? filters[0],
    sort: sorts && (sorts.find((each) => each === sort) ?? sorts[0]),
    page: readPage(parameters.get('page')),
    import: ID.exec(parameters.get('import') ?? '')?.[0],
  };
}

function readPage(text: string | null): number {
  const page = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= LAST_PAGE ? page : 1;
}

function unless(usual: string | undefined, value: string): string | null {
  return value === usual ? null : value;
}

/** Null removes a parameter; others stay. */
function withChanges(current: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
