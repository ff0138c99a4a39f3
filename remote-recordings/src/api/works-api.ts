import type { HttpClient } from '@counterpoint/contract';
import { type RepertoireRow, repertoirePage } from '@counterpoint/domain/schemas/works';

const BEST_MATCHES = 8;

export async function searchWorks(http: HttpClient, query: string, signal: AbortSignal): Promise<RepertoireRow[]> {
  const params = { query, per_page: BEST_MATCHES };
  return (await http.get('/repertoire/compositions', { schema: repertoirePage, query: params, signal })).items;
}
