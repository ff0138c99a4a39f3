import type { HttpClient } from '@counterpoint/contract';
import { type OppositionPage, oppositionPage, type oppositionQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

export type OppositionQuery = z.output<typeof oppositionQuery>;

export const oppositionKeys = {
  all: ['oppositions'] as const,
};

export function fetchOppositions(
  http: HttpClient,
  query: OppositionQuery,
  signal: AbortSignal,
): Promise<OppositionPage> {
  return http.get('/oppositions', { schema: oppositionPage, query, signal });
}
