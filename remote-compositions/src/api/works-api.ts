import type { HttpClient } from '@counterpoint/contract';
import { type WorkPage, workPage, type workQuery } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';

export type WorkQuery = z.output<typeof workQuery>;

export function fetchWorks(http: HttpClient, query: WorkQuery, signal: AbortSignal): Promise<WorkPage> {
  return http.get('/compositions', { schema: workPage, query, signal });
}

/** One prefix, so that one live event invalidates all of them. */
export const workKeys = {
  all: ['compositions'] as const,
  list: (query: WorkQuery) => ['compositions', 'list', query] as const,
  details: (id: string) => ['compositions', 'details', id] as const,
};
