import { ExportDialog as Dialog } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { exportCompositions, MOST_EXPORTED_BY_ID, type WorksToExport } from '../../api/export-api.ts';

interface ExportDialogProps {
  readonly works: WorksToExport;
  readonly count: number;
  readonly onClose: () => void;
}

/** Exports works as a table that comes back in. */
export function ExportDialog({ works, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  const isTooMany = 'ids' in works && works.ids.length > MOST_EXPORTED_BY_ID;
  const refusal = {
    title: 'These are too many to be named one by one',
    words: `Choose at most ${MOST_EXPORTED_BY_ID}, or select all that match.`,
  };
  return (
    <Dialog
      title={`Export ${count === 1 ? '1 work' : `${count} works`}`}
      formats={[
        { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet, and comes back in by Import.' },
        { value: 'xlsx', label: 'Excel workbook', help: 'The same table, with its columns explained.' },
      ]}
      refusal={isTooMany ? refusal : null}
      fetchFile={(format, signal) => exportCompositions(http, { works, format }, signal)}
      onClose={onClose}
    />
  );
}
