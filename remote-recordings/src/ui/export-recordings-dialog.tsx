import { ExportDialog } from '@counterpoint/area-ui/lists';
import type { RowsToExport } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { exportRecordings } from '../api/export-api.ts';

interface ExportRecordingsDialogProps {
  readonly recordings: RowsToExport;
  readonly count: number;
  readonly onClose: () => void;
}

/** Exports recordings as a table that comes back in, or who holds rights in them as a table of DDEX’s terms. */
export function ExportRecordingsDialog({ recordings, count, onClose }: ExportRecordingsDialogProps) {
  const { http } = useHost();
  return (
    <ExportDialog
      noun="recording"
      count={count}
      chosen={recordings}
      formats={[
        { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet, and comes back in by Import.' },
        { value: 'xlsx', label: 'Excel workbook', help: 'The same table as a workbook.' },
        { value: 'rights', label: 'Rights as CSV', help: 'Who holds what, where and when, in the terms of DDEX RDR.' },
      ]}
      fetchFile={(format, signal) => exportRecordings(http, { recordings, format }, signal)}
      onClose={onClose}
    />
  );
}
