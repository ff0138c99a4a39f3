import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import type { ExportDialogProps } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { exportRecordings } from '../../api/export-api.ts';
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
