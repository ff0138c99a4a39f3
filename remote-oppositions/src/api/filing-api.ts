import type { HttpClient } from '@counterpoint/contract';
import { type CaseObject, caseDetails, caseGround, type NewCase } from '@counterpoint/domain/schemas/cases';
import { type RepertoireRecording, repertoireRecordingPage } from '@counterpoint/domain/schemas/recordings';
import { type RepertoireRow, repertoirePage } from '@counterpoint/domain/schemas/works';

export const groundKeys = {
  about: ({ type, id }: CaseObject) => ['oppositions', 'about', type, id] as const,
};

export function fetchGround(http: HttpClient, object: CaseObject, signal: AbortSignal) {
  return http.get('/oppositions/about', { schema: caseGround, query: { ...object }, signal });
}

export function beginCase(
  http: HttpClient,
  { idempotencyKey, ...json }: NewCase & { readonly idempotencyKey: string },
) {
  return http.post('/oppositions', { schema: caseDetails, json, idempotencyKey });
}

const BEST_MATCHES = 8;

export async function searchWorks(http: HttpClient, query: string, signal: AbortSignal): Promise<RepertoireRow[]> {
  const params = { query, per_page: BEST_MATCHES };
  return (await http.get('/repertoire/compositions', { schema: repertoirePage, query: params, signal })).items;
}

export async function searchRecordings(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<RepertoireRecording[]> {
  const params = { query, per_page: BEST_MATCHES };
  return (await http.get('/repertoire/recordings', { schema: repertoireRecordingPage, query: params, signal })).items;
}
