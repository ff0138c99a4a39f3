import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import { type ExportDialogProps, queryOfRows } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
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
      fetchFile={(format, signal) =>
        http.download('/compositions/export', { query: { format, ...queryOfRows(rows) }, signal })
      }
      onClose={onClose}
    />
  );
}
