import type { Download, HttpClient } from '@counterpoint/contract';

/** What recordings can be exported as: two tables that come back in, and their rights in DDEX’s terms. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'rights'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many recordings an address has room to name one by one; more are told by what they are found with. */
export const MOST_EXPORTED_BY_ID = 300;

/** Recordings to export: these, or all that a search and a filter leave. */
export type RecordingsToExport =
  | { readonly ids: readonly string[] }
  | { readonly query: string; readonly filter: string };

export function exportRecordings(
  http: HttpClient,
  { recordings, format }: { readonly recordings: RecordingsToExport; readonly format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which =
    'ids' in recordings ? { ids: recordings.ids.join(',') } : { query: recordings.query, filter: recordings.filter };
  if (format === 'rights') return http.download('/recordings/rights-export', { query: which, signal });
  return http.download('/recordings/export', { query: { format, ...which }, signal });
}
