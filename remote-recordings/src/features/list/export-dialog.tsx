import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import type { ExportDialogProps } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { exportRecordings } from '../../api/export-api.ts';

export function ExportDialog({ rows, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  return (
    <Dialog
      noun="recording"
      count={count}
      chosen={rows}
      formats={[
        { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet, and comes back in by Import.' },
        { value: 'xlsx', label: 'Excel workbook', help: 'The same table as a workbook.' },
        { value: 'rights', label: 'Rights as CSV', help: 'Who holds what, where and when, in the terms of DDEX RDR.' },
      ]}
      fetchFile={(format, signal) => exportRecordings(http, { rows, format }, signal)}
      onClose={onClose}
    />
  );
}
