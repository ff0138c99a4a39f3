import { isStale, messageOf, problemOf } from '@counterpoint/client/http';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  IMPORT_PART_BYTES,
  type ImportDetails,
  type ImportSubjectId,
  importDetails,
  importPage,
} from '@counterpoint/domain/schemas/imports';
import { memberLimits } from '@counterpoint/domain/schemas/members';
import { createContext, useContext } from 'react';
import * as text from '../messages/imports.generated.ts';

export const importKeys = {
  all: ['imports'] as const,
  details: (id: string) => ['imports', 'details', id] as const,
};

/** Below the imports, which use them up. */
export const LIMITS = { key: ['imports', 'limits'], path: '/user/limits', schema: memberLimits };

export const importPath = (id: string) => `/imports/${encodeURIComponent(id)}`;
const EARLIER_A_PAGE = 10;

export function importsOf(subject: ImportSubjectId, page: number) {
  const query = { subject, page, per_page: EARLIER_A_PAGE };
  return { key: ['imports', 'list', subject, page], path: '/imports', schema: importPage, query };
}

export function announceFile(
  http: HttpClient,
  { subject, file }: { readonly subject: ImportSubjectId; readonly file: File },
  idempotencyKey: string,
) {
  const json = { subject, file_name: file.name, bytes: file.size };
  return http.post('/imports', { schema: importDetails, json, idempotencyKey });
}

export function importErrorOf(error: unknown): string {
  return isStale(error) ? text.changedMeanwhile() : messageOf(error);
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
    return await http.put(`${importPath(id)}/parts/${number}`, { schema: importDetails, file: piece, signal });
  } catch (error) {
    // The response to the last part was lost.
    if (problemOf(error)?.code !== 'file_complete') throw error;
    return http.get(importPath(id), { schema: importDetails, signal });
  }
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
