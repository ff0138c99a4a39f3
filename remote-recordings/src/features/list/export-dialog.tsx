import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import type { ExportDialogProps, RowsToExport } from '@counterpoint/catalogue/lists';
import { type Download, type HttpClient, useHost } from '@counterpoint/contract';
import * as text from '../../messages/list.generated.ts';

export function ExportDialog({ rows, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  return (
    <Dialog
      noun="recording"
      count={count}
      chosen={rows}
      formats={[
        { value: 'csv', label: text.csv(), help: text.csvHelp() },
        { value: 'xlsx', label: text.excel(), help: text.excelHelp() },
        { value: 'rights', label: text.rightsCsv(), help: text.rightsCsvHelp() },
      ]}
      fetchFile={(format, signal) => exportRecordings(http, { rows, format }, signal)}
      onClose={onClose}
    />
  );
}

const EXPORT_FORMATS = ['csv', 'xlsx', 'rights'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

function exportRecordings(
  http: HttpClient,
  { rows, format }: { readonly rows: RowsToExport; readonly format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in rows ? { ids: rows.ids.join(',') } : rows;
  if (format === 'rights') return http.download('/recordings/rights-export', { query: which, signal });
  return http.download('/recordings/export', { query: { format, ...which }, signal });
}
