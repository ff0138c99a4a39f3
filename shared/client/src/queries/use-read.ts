import { type HttpClient, type RequestOptions, useHost } from '@counterpoint/contract';
import { type keepPreviousData, useQuery } from '@counterpoint/contract/query';

/** A request for data, and the key of its answer in the cache. */
export interface Read<Data> extends Pick<RequestOptions<Data>, 'schema' | 'query'> {
  readonly key: readonly unknown[];
  readonly path: string;
}

export function fetchRead<Data>(http: HttpClient, { path, schema, query = {} }: Read<Data>, signal: AbortSignal) {
  return http.get(path, { schema, query, signal });
}

/** The options of TanStack Query for a read. */
export function queryOf<Data>(http: HttpClient, read: Read<Data>) {
  return {
    queryKey: read.key,
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchRead(http, read, signal),
  };
}

interface ReadOptions {
  readonly enabled?: boolean;
  readonly staleTime?: number;
  readonly placeholderData?: typeof keepPreviousData;
}

export function useRead<Data>(read: Read<Data>, options: ReadOptions = {}) {
  const { http } = useHost();
  return useQuery({ ...queryOf(http, read), ...options });
}
