import type { HttpClient } from '@counterpoint/contract';
import { dashboard } from '@counterpoint/domain/schemas/home';

export function dashboardQuery(http: HttpClient) {
  return {
    queryKey: ['dashboard'] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) => http.get('dashboard', { schema: dashboard, signal }),
  };
}
