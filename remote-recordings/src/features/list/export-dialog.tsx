import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import { type ExportDialogProps, queryOfRows } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import * as text from '../../messages/list.generated.ts';

export function ExportDialog({ rows, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  const query = queryOfRows(rows);
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
      fetchFile={(format, signal) =>
        format === 'rights'
          ? http.download('/recordings/rights-export', { query, signal })
          : http.download('/recordings/export', { query: { format, ...query }, signal })
      }
      onClose={onClose}
    />
  );
}
