import type { HttpClient } from '@counterpoint/contract';
import { workPage, type workQuery } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';

export type WorkQuery = z.output<typeof workQuery>;

export function fetchWorks(http: HttpClient, query: WorkQuery, signal: AbortSignal) {
  return http.get('/compositions', { schema: workPage, query, signal });
}
