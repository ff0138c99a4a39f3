import type { HttpClient } from '@counterpoint/contract';
import { workPage } from '@counterpoint/domain/schemas/works';

export const workKeys = { all: ['works'] as const };

export function fetchWorks(http: HttpClient, signal: AbortSignal) {
  return http.get('/compositions', { schema: workPage, query: { sort: '-updated_at' }, signal });
}
