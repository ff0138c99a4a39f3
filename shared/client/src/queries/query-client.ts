import { QueryClient } from '@counterpoint/contract/query';
import { isPassing } from '../http/index.ts';

const MOST_RETRIES = 2;
const LONGEST_DELAY_MS = 8_000;

/**
 * The cache of server data, with the portal's defaults: data counts as fresh for 30 seconds; a read that failed for the
 * network's or the server's sake (5xx) is asked again twice, with growing pauses; a refusal (4xx) is not, and a write
 * never is. Nothing waits silently for the network to return: the page says that it is away, and the member decides.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < MOST_RETRIES && isPassing(error),
        retryDelay: pauseBefore,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Doubles from one second, and spreads by up to a quarter, so that many pages do not come back in one instant. */
function pauseBefore(failures: number): number {
  return Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS) * (1 + Math.random() / 4);
}
