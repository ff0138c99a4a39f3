import type { Download, HttpClient } from '@counterpoint/contract';

/** The tables that works can be exported as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How many works an address has room to name one by one; more are told by what they are found with. */
export const MOST_EXPORTED_BY_ID = 300;

/** Works to export: these, or all that a search and a filter find. */
export type WorksToExport = { readonly ids: readonly string[] } | { readonly query: string; readonly filter: string };

export function exportCompositions(
  http: HttpClient,
  { works, format }: { works: WorksToExport; format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in works ? { ids: works.ids.join(',') } : { query: works.query, filter: works.filter };
  return http.download('/compositions/export', { query: { format, ...which }, signal });
}
