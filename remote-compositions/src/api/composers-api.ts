import type { HttpClient } from '@counterpoint/contract';
import { composerPage, type NewComposer, type Party, party } from '@counterpoint/domain/schemas';

/** The best matches only: a picker shows a handful, and a longer search narrows them. */
export async function searchComposers(http: HttpClient, query: string, signal: AbortSignal): Promise<Party[]> {
  const page = await http.get('/composers', { schema: composerPage, query: { query, per_page: 8 }, signal });
  return page.items;
}

export function createComposer(http: HttpClient, composer: NewComposer, idempotencyKey: string): Promise<Party> {
  return http.post('/composers', { schema: party, json: composer, idempotencyKey });
}
