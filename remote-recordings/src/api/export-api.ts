import type { RowsToExport } from '@counterpoint/catalogue/lists';
import type { Download, HttpClient } from '@counterpoint/contract';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'rights'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export function exportRecordings(
  http: HttpClient,
  { rows, format }: { readonly rows: RowsToExport; readonly format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in rows ? { ids: rows.ids.join(',') } : rows;
  if (format === 'rights') return http.download('/recordings/rights-export', { query: which, signal });
  return http.download('/recordings/export', { query: { format, ...which }, signal });
}
