import type { HttpClient } from '@counterpoint/contract';
import { isniRecord } from '@counterpoint/domain/schemas';

/** `GET /user/user_isni` as a query. */
export function isniQuery(http: HttpClient) {
  return {
    queryKey: ['isni'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get('user/user_isni', { schema: isniRecord, signal }),
  };
}
