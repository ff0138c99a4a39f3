import { type HttpClient, type LiveTopic, useHost } from '@counterpoint/contract';
import { type ListChoices, type ListPlace, type ListState, useListState } from '@counterpoint/contract/list-state';
import { keepPreviousData, useQuery } from '@counterpoint/contract/query';
import { PAGE_SIZE } from '@counterpoint/domain/schemas/requests';
import { messageOf } from '../http/index.ts';
import { useLiveQueries } from '../queries/use-live-queries.ts';

/** Define it outside the component, so that its identity is stable. */
export interface ListSource<Filter extends string, Sort extends string, Page> {
  readonly choices: ListChoices<Filter, Sort>;
  readonly topic: LiveTopic;
  /** Query key prefix of everything the topic invalidates. */
  readonly key: readonly [string, ...string[]];
  fetchPage(
    http: HttpClient,
    query: ListPlace<Filter, Sort> & { readonly per_page: number },
    signal: AbortSignal,
  ): Promise<Page>;
}

export interface List<Filter extends string, Sort extends string, Page> {
  readonly place: ListState<Filter, Sort>;
  readonly page: Page | undefined;
  /** `page` still shows the previous place. */
  readonly isBusy: boolean;
  /** Error message for the member, if there is no page. */
  readonly failure: string | null;
  readonly onRetry: () => void;
  readonly pageSize: number;
}

/** Loads the page of the list given by the URL; keeps the previous page meanwhile, and follows live changes. */
export function useList<const Filter extends string, const Sort extends string = never, Page = unknown>(
  source: ListSource<Filter, Sort, Page>,
): List<Filter, Sort, Page> {
  const { choices, topic, key, fetchPage } = source;
  const { http } = useHost();
  useLiveQueries(topic, key);
  const place = useListState(choices);
  const { query, filter, sort, page, import: importId } = place;
  const params = { query, filter, sort, page, per_page: PAGE_SIZE, import: importId };
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [...key, 'list', params],
    queryFn: ({ signal }) => fetchPage(http, params, signal),
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
