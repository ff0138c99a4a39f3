import type { HttpClient } from '@counterpoint/contract';
import { type RepertoirePage, repertoirePage } from '@counterpoint/domain/schemas';

export interface RepertoireQuery {
  readonly query: string;
  readonly page: number;
}

export type RepertoireRow = RepertoirePage['items'][number];

export const repertoireKeys = {
  search: (query: RepertoireQuery) => ['repertoire', query] as const,
};

export function searchRepertoire(
  http: HttpClient,
  { query, page }: RepertoireQuery,
  signal: AbortSignal,
): Promise<RepertoirePage> {
  return http.get('/repertoire/compositions', { schema: repertoirePage, query: { query, page }, signal });
}
