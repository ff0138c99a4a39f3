import { QueryClient } from '@counterpoint/contract/query';
import { isApiError, isPassing } from '../http/index.ts';

const MAX_RETRIES = 2;
const MAX_DELAY_MS = 8_000;

/**
 * Query defaults: data is fresh for 30 seconds; reads retry twice on network and server errors (5xx), writes never.
 * Nothing waits silently for the network: the page shows the failure.
 */
export function createQueryClient(): QueryClient {
  return new PortalQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MAX_RETRIES && isPassing(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

class PortalQueryClient extends QueryClient {
  /**
   * Also restarts first fetches that are under way. TanStack Query reuses them, so their data could be older than the
   * change that invalidated them.
   */
  override invalidateQueries(...[filters, options]: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' }))
        if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/**
 * Exponential backoff from one second, or the server's `Retry-After` if that is longer, with jitter so that pages don't
 * retry at the same time.
 */
function pauseBefore(failures: number, error: Error): number {
  const retryAfterMs = isApiError(error) ? error.retryAfterMs : 0;
  return Math.min(Math.max(1000 * 2 ** failures, retryAfterMs), MAX_DELAY_MS) * (1 + Math.random() / 4);
}
