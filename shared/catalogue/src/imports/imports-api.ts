import { nothing } from '@counterpoint/client/http';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type FindingPage,
  findingPage,
  IMPORT_PART_BYTES,
  type ImportChoices,
  type ImportDetails,
  type ImportPage,
  type ImportRights,
  type ImportStart,
  type ImportSubjectId,
  importDetails,
  importPage,
} from '@counterpoint/domain/schemas/imports';

export interface VersionedImport {
  readonly id: string;
  readonly version: number;
}

export const importKeys = {
  all: ['imports'] as const,
  list: (subject: ImportSubjectId, page: number) => ['imports', 'list', subject, page] as const,
  details: (id: string) => ['imports', 'details', id] as const,
  findings: (id: string, version: number, repair: number) => ['imports', 'findings', id, version, repair] as const,
};

const one = (id: string) => `/imports/${encodeURIComponent(id)}`;
const EARLIER_A_PAGE = 10;
const FINDINGS_SHOWN = 50;

export function fetchImports(
  http: HttpClient,
  { subject, page }: { readonly subject: ImportSubjectId; readonly page: number },
  signal: AbortSignal,
): Promise<ImportPage> {
  return http.get('/imports', { schema: importPage, query: { subject, page, per_page: EARLIER_A_PAGE }, signal });
}

export function fetchImport(http: HttpClient, id: string, signal: AbortSignal): Promise<ImportDetails> {
  return http.get(one(id), { schema: importDetails, signal });
}

export function fetchFindings(
  http: HttpClient,
  { id, repair }: { id: string; repair: number },
  signal: AbortSignal,
): Promise<FindingPage> {
  const query = { repair, page: 1, per_page: FINDINGS_SHOWN };
  return http.get(`${one(id)}/findings`, { schema: findingPage, query, signal });
}

export function announceFile(
  http: HttpClient,
  { subject, file }: { readonly subject: ImportSubjectId; readonly file: File },
  idempotencyKey: string,
): Promise<ImportDetails> {
  const json = { subject, file_name: file.name, bytes: file.size };
  return http.post('/imports', { schema: importDetails, json, idempotencyKey });
}

/** Idempotent: sending a part again replaces it. */
export function sendPart(
  http: HttpClient,
  id: string,
  { file, number, signal }: { readonly file: File; readonly number: number; readonly signal: AbortSignal },
): Promise<ImportDetails> {
  const start = number * IMPORT_PART_BYTES;
  const piece = file.slice(start, start + IMPORT_PART_BYTES, 'application/octet-stream');
  return http.put(`${one(id)}/parts/${number}`, { schema: importDetails, file: piece, signal });
}

export function chooseColumns(http: HttpClient, { id, version }: VersionedImport, json: ImportChoices) {
  return http.put(`${one(id)}/choices`, { schema: importDetails, json, version });
}

export function chooseSheet(http: HttpClient, { id, version }: VersionedImport, sheet: string) {
  return http.put(`${one(id)}/sheet`, { schema: importDetails, json: { sheet }, version });
}

export function chooseRights(http: HttpClient, { id, version }: VersionedImport, json: ImportRights) {
  return http.put(`${one(id)}/rights`, { schema: importDetails, json, version });
}

/** Without `choices`, resumes with those of the first start. */
export function startImport(http: HttpClient, { id, version }: VersionedImport, choices: Partial<ImportStart> = {}) {
  return http.post(`${one(id)}/start`, { schema: importDetails, json: choices, version });
}

export function cancelImport(http: HttpClient, { id, version }: VersionedImport) {
  return http.post(`${one(id)}/cancellation`, { schema: importDetails, version });
}

export function undoImport(http: HttpClient, { id, version }: VersionedImport) {
  return http.post(`${one(id)}/undoing`, { schema: importDetails, version });
}

export function forgetImport(http: HttpClient, { id, version }: VersionedImport): Promise<void> {
  return http.delete(one(id), { schema: nothing, version });
}

export function downloadReport(http: HttpClient, id: string, which: 'rejected' | 'report'): Promise<Download> {
  return http.download(`${one(id)}/${which}`);
}

export function downloadTemplate(
  http: HttpClient,
  template: { readonly subject: ImportSubjectId; readonly format: 'csv' | 'xlsx'; readonly columns: 'full' | 'short' },
): Promise<Download> {
  return http.download('/imports/template', { query: template });
}
