import type { HttpClient } from '@counterpoint/contract';
import { repertoirePage, type repertoireQuery } from '@counterpoint/domain/schemas/works';
import type * as z from 'zod/mini';

export type RepertoireQuery = Pick<z.output<typeof repertoireQuery>, 'query' | 'page'> &
  Partial<Pick<z.output<typeof repertoireQuery>, 'filter' | 'iswc'>>;

export const repertoireKeys = {
  search: (query: RepertoireQuery) => ['repertoire', query] as const,
};

export function searchRepertoire(http: HttpClient, query: RepertoireQuery, signal: AbortSignal) {
  return http.get('/repertoire/compositions', { schema: repertoirePage, query: { ...query }, signal });
}
