import type { HttpClient } from '@counterpoint/contract';
import { repertoireRecordingPage } from '@counterpoint/domain/schemas/recordings';
import { repertoirePage } from '@counterpoint/domain/schemas/works';

const BEST_MATCHES = 8;

/** Finds works of any member, for a picker. */
export async function searchWorks(http: HttpClient, query: string, signal: AbortSignal) {
  const params = { query, per_page: BEST_MATCHES };
  return (await http.get('/repertoire/compositions', { schema: repertoirePage, query: params, signal })).items;
}

/** Finds recordings of any member, for a picker. */
export async function searchRecordings(http: HttpClient, query: string, signal: AbortSignal) {
  const params = { query, per_page: BEST_MATCHES };
  return (await http.get('/repertoire/recordings', { schema: repertoireRecordingPage, query: params, signal })).items;
}
