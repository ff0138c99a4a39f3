import type { RowsToExport } from '@counterpoint/catalogue/lists';
import type { Download, HttpClient } from '@counterpoint/contract';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export function exportWorks(
  http: HttpClient,
  { rows, format }: { rows: RowsToExport; format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in rows ? { ids: rows.ids.join(',') } : rows;
  return http.download('/compositions/export', { query: { format, ...which }, signal });
}
