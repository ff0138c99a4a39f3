import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import type { ExportDialogProps } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { exportWorks } from '../../api/export-api.ts';

export function ExportDialog({ rows, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  return (
    <Dialog
      noun="work"
      count={count}
      chosen={rows}
      formats={[
        { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet, and comes back in by Import.' },
        { value: 'xlsx', label: 'Excel workbook', help: 'The same table, with its columns explained.' },
      ]}
      fetchFile={(format, signal) => exportWorks(http, { rows, format }, signal)}
      onClose={onClose}
    />
  );
}
