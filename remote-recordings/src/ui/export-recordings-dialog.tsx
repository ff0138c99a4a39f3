import { ExportDialog } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { exportRecordings, MOST_EXPORTED_BY_ID, type RecordingsToExport } from '../api/export-api.ts';

interface ExportRecordingsDialogProps {
  readonly recordings: RecordingsToExport;
  readonly count: number;
  readonly onClose: () => void;
}

/** Exports recordings as a table that comes back in, or who holds rights in them as a table of DDEX’s terms. */
export function ExportRecordingsDialog({ recordings, count, onClose }: ExportRecordingsDialogProps) {
  const { http } = useHost();
  const isTooMany = 'ids' in recordings && recordings.ids.length > MOST_EXPORTED_BY_ID;
  const refusal = {
    title: 'These are too many to be named one by one',
    words: `Choose at most ${MOST_EXPORTED_BY_ID}, or select all that match.`,
  };
  return (
    <ExportDialog
      title={`Export ${count === 1 ? '1 recording' : `${count} recordings`}`}
      formats={[
        { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet, and comes back in by Import.' },
        { value: 'xlsx', label: 'Excel workbook', help: 'The same table as a workbook.' },
        { value: 'rights', label: 'Rights as CSV', help: 'Who holds what, where and when, in the terms of DDEX RDR.' },
      ]}
      refusal={isTooMany ? refusal : null}
      fetchFile={(format, signal) => exportRecordings(http, { recordings, format }, signal)}
      onClose={onClose}
    />
  );
}
