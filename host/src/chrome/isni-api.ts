import type { HttpClient } from '@counterpoint/contract';
import { isniRecord } from '@counterpoint/domain/schemas/parties';

export function isniQuery(http: HttpClient) {
  return {
    queryKey: ['isni'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get('user/user_isni', { schema: isniRecord, signal }),
  };
}
