import { type HttpClient, type LiveTopic, useHost } from '@counterpoint/contract';
import { type ListChoices, type ListPlace, type ListState, useListState } from '@counterpoint/contract/list-state';
import { keepPreviousData, useQuery, useQueryClient } from '@counterpoint/contract/query';
import { PAGE_SIZE } from '@counterpoint/domain/schemas/requests';
import { useEffect } from 'react';
import { messageOf } from '../http/index.ts';

/** Where a list comes from. It stands beside the page and not in it, so that it is the same at each rendering. */
export interface ListSource<Filter extends string, Sort extends string, Page> {
  /** What the list can be narrowed to and ordered by. */
  readonly choices: ListChoices<Filter, Sort>;
  /** What changes on the server when the list may have. */
  readonly topic: LiveTopic;
  /** Begins the keys of everything that such a change makes old. */
  readonly key: readonly [string, ...string[]];
  /** Asks the API for one page. */
  fetchPage(
    http: HttpClient,
    query: ListPlace<Filter, Sort> & { readonly per_page: number },
    signal: AbortSignal,
  ): Promise<Page>;
}

/** A list as its page shows it; but for words and rows it is what the kit's `ListFrame` takes. */
export interface List<Filter extends string, Sort extends string, Page> {
  readonly place: ListState<Filter, Sort>;
  /** Undefined until the first page has come. */
  readonly page: Page | undefined;
  /** The page is that of the place before. */
  readonly isBusy: boolean;
  /** Why there is no page, for the member to read. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly pageSize: number;
}

/** The list at the address's place: keeps the previous page while the next loads, and follows live changes. */
export function useList<const Filter extends string, const Sort extends string = never, Page = unknown>(
  source: ListSource<Filter, Sort, Page>,
): List<Filter, Sort, Page> {
  const { choices, topic, key, fetchPage } = source;
  const { http, live } = useHost();
  const queries = useQueryClient();
  useEffect(
    () => live.subscribe(topic, () => void queries.invalidateQueries({ queryKey: key })),
    [live, queries, topic, key],
  );
  const place = useListState(choices);
  const { query, filter, sort, page } = place;
  const asked = { query, filter, sort, page, per_page: PAGE_SIZE };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, 'list', asked],
    queryFn: ({ signal }) => fetchPage(http, asked, signal),
    placeholderData: keepPreviousData,
  });
  return {
    place,
    page: data,
    isBusy: isPlaceholderData,
    failure: error && messageOf(error),
    onRetry: () => void refetch(),
    pageSize: PAGE_SIZE,
  };
}
