import { messageOf, nothing, problemOf } from '@counterpoint/client/http';
import { queryOf } from '@counterpoint/client/queries';
import { type Download, type HttpClient, useHost } from '@counterpoint/contract';
import { useMutation, useQuery, useQueryClient } from '@counterpoint/contract/query';
import {
  findingPage,
  IMPORT_PART_BYTES,
  type ImportChoices,
  type ImportDetails,
  type ImportRights,
  type ImportStart,
  type ImportSubjectId,
  importDetails,
  importPage,
  RUNNING_IMPORT_STATES,
} from '@counterpoint/domain/schemas/imports';
import { memberLimits } from '@counterpoint/domain/schemas/members';
import { createContext, useContext } from 'react';
import * as text from '../messages/imports.generated.ts';

export interface VersionedImport {
  readonly id: string;
  readonly version: number;
}

export const importKeys = {
  all: ['imports'] as const,
  details: (id: string) => ['imports', 'details', id] as const,
};

/** Below the imports, which use them up. */
export const LIMITS = { key: ['imports', 'limits'], path: '/user/limits', schema: memberLimits };

const one = (id: string) => `/imports/${encodeURIComponent(id)}`;
const EARLIER_A_PAGE = 10;
const FINDINGS_SHOWN = 50;

export function importsOf(subject: ImportSubjectId, page: number) {
  const query = { subject, page, per_page: EARLIER_A_PAGE };
  return { key: ['imports', 'list', subject, page], path: '/imports', schema: importPage, query };
}

export function findingsOf({ id, version }: VersionedImport, repair: number) {
  const query = { repair, page: 1, per_page: FINDINGS_SHOWN };
  return { key: ['imports', 'findings', id, version, repair], path: `${one(id)}/findings`, schema: findingPage, query };
}

export function announceFile(
  http: HttpClient,
  { subject, file }: { readonly subject: ImportSubjectId; readonly file: File },
  idempotencyKey: string,
) {
  const json = { subject, file_name: file.name, bytes: file.size };
  return http.post('/imports', { schema: importDetails, json, idempotencyKey });
}

/** Idempotent: sending a part again replaces it, and once all have arrived returns the import. */
export async function sendPart(
  http: HttpClient,
  id: string,
  { file, number, signal }: { readonly file: File; readonly number: number; readonly signal: AbortSignal },
) {
  const start = number * IMPORT_PART_BYTES;
  const piece = file.slice(start, start + IMPORT_PART_BYTES, 'application/octet-stream');
  try {
    return await http.put(`${one(id)}/parts/${number}`, { schema: importDetails, file: piece, signal });
  } catch (error) {
    // The response to the last part was lost.
    if (problemOf(error)?.code !== 'file_complete') throw error;
    return http.get(one(id), { schema: importDetails, signal });
  }
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

export function forgetImport(http: HttpClient, { id, version }: VersionedImport) {
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

export interface ImportSubject {
  readonly id: ImportSubjectId;
  readonly list: string;
  readonly importing: string;
  readonly details: (id: string) => string;
  /** Prefix of the query keys that an import invalidates. */
  readonly changes: string;
  readonly files: string;
  /** As the HTML attribute `accept`. */
  readonly accept: string;
  readonly newParties: string;
  /** An additional report format, such as a CWR acknowledgement. */
  readonly answer?: {
    readonly label: string;
    isFor(job: Pick<ImportDetails, 'state' | 'about'>): boolean;
    download(http: HttpClient, id: string): Promise<Download>;
  };
}

const Subject = createContext<ImportSubject | null>(null);

export const ImportSubjectProvider = Subject.Provider;

export function useImportSubject(): ImportSubject & { some(number: number): string } {
  const subject = useContext(Subject);
  if (!subject) throw new Error('The page has no ImportSubjectProvider.');
  return { ...subject, some: (count) => text.entries({ what: subject.id, count }) };
}

const EVERY_MS = 1_000;

export function useImport(id: string) {
  const { http } = useHost();
  return useQuery({
    ...queryOf(http, { key: importKeys.details(id), path: one(id), schema: importDetails }),
    refetchInterval: ({ state: { data } }) => (data && RUNNING_IMPORT_STATES.includes(data.state) ? EVERY_MS : false),
  });
}

type Http = ReturnType<typeof useHost>['http'];

export function useImportStep<Input>(take: (http: Http, input: Input) => Promise<ImportDetails>) {
  const { http, notify } = useHost();
  const { changes } = useImportSubject();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => take(http, input),
    onSuccess(details) {
      queries.setQueryData(importKeys.details(details.id), details);
      // An import changes lists that are already cached.
      return queries.invalidateQueries({ queryKey: [changes], refetchType: 'none' });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: importKeys.all }),
  });
}
