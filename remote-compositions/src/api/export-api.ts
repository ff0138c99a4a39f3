import type { RowsToExport } from '@counterpoint/catalogue/lists';
import type { Download, HttpClient } from '@counterpoint/contract';

/** The tables that works can be exported as. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export function exportCompositions(
  http: HttpClient,
  { works, format }: { works: RowsToExport; format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in works ? { ids: works.ids.join(',') } : works;
  return http.download('/compositions/export', { query: { format, ...which }, signal });
}
