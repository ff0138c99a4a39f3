import { ExportDialog as Dialog } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { type CasesToExport, exportCases, MOST_EXPORTED_BY_ID } from '../../api/oppositions-api.ts';

interface ExportDialogProps {
  readonly cases: CasesToExport;
  readonly count: number;
  readonly onClose: () => void;
}

/** Exports cases as a table. */
export function ExportDialog({ cases, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  const isTooMany = 'ids' in cases && cases.ids.length > MOST_EXPORTED_BY_ID;
  const refusal = {
    title: 'These are too many to be named one by one',
    words: `Choose at most ${MOST_EXPORTED_BY_ID}, or select all that match.`,
  };
  return (
    <Dialog
      title={`Export ${count === 1 ? '1 case' : `${count} cases`}`}
      formats={[
        { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet.' },
        { value: 'xlsx', label: 'Excel workbook', help: 'The same table.' },
      ]}
      refusal={isTooMany ? refusal : null}
      fetchFile={(format, signal) => exportCases(http, { cases, format }, signal)}
      onClose={onClose}
    />
  );
}
