import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import type { ExportDialogProps, RowsToExport } from '@counterpoint/catalogue/lists';
import { type Download, type HttpClient, useHost } from '@counterpoint/contract';
import * as text from '../../messages/list.generated.ts';

export function ExportDialog({ rows, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  return (
    <Dialog
      noun="work"
      count={count}
      chosen={rows}
      formats={[
        { value: 'csv', label: text.csv(), help: text.csvHelp() },
        { value: 'xlsx', label: text.excel(), help: text.excelHelp() },
      ]}
      fetchFile={(format, signal) => exportWorks(http, { rows, format }, signal)}
      onClose={onClose}
    />
  );
}

const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
type ExportFormat = (typeof EXPORT_FORMATS)[number];

function exportWorks(
  http: HttpClient,
  { rows, format }: { rows: RowsToExport; format: ExportFormat },
  signal: AbortSignal,
): Promise<Download> {
  const which = 'ids' in rows ? { ids: rows.ids.join(',') } : rows;
  return http.download('/compositions/export', { query: { format, ...which }, signal });
}
