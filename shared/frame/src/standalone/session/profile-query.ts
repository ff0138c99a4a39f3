import type { HttpClient } from '@counterpoint/contract';
import { profile } from '@counterpoint/domain/schemas';

/** `GET /user/profile`: who is signed in. */
export function profileQuery(http: HttpClient) {
  return {
    queryKey: ['profile'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get('/user/profile', { schema: profile, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}
