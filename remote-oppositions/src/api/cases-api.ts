import type { Download, HttpClient } from '@counterpoint/contract';
import { type BulkAnswers, bulkAnswered, caseListPage, type caseQuery } from '@counterpoint/domain/schemas/cases';
import type * as z from 'zod/mini';

export type CaseQuery = z.output<typeof caseQuery>;

export const caseListKeys = { all: ['oppositions'] as const };

export function fetchCases(http: HttpClient, query: CaseQuery, signal: AbortSignal) {
  return http.get('/oppositions', { schema: caseListPage, query, signal });
}

export function answerCases(http: HttpClient, json: BulkAnswers, idempotencyKey: string) {
  return http.post('/oppositions/answers', { schema: bulkAnswered, json, idempotencyKey });
}

export type ExportFormat = 'csv' | 'xlsx';

export type CasesToExport = { readonly ids: readonly string[] } | Pick<CaseQuery, 'query' | 'filter'>;

export function exportCases(
  http: HttpClient,
  { cases, format }: { cases: CasesToExport; format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in cases ? { ids: cases.ids.join(',') } : cases;
  return http.download('/oppositions/export', { query: { format, ...which }, signal });
}
