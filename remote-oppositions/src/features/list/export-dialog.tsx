import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import { useHost } from '@counterpoint/contract';
import { type CasesToExport, exportCases } from '../../api/cases-api.ts';
import * as text from '../../messages/list.generated.ts';

interface ExportDialogProps {
  readonly cases: CasesToExport;
  readonly count: number;
  readonly onClose: () => void;
}

export function ExportDialog({ cases, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  return (
    <Dialog
      noun="case"
      count={count}
      chosen={cases}
      formats={[
        { value: 'csv', label: text.csv(), help: text.csvHelp() },
        { value: 'xlsx', label: text.xlsx(), help: text.xlsxHelp() },
      ]}
      fetchFile={(format, signal) => exportCases(http, { cases, format }, signal)}
      onClose={onClose}
    />
  );
}
