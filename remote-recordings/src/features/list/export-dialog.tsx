import { ExportDialog as Dialog } from '@counterpoint/area-ui/lists';
import { type ExportDialogProps, queryOfRows } from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useState } from 'react';
import * as text from '../../messages/list.generated.ts';
import { RightsMessageDialog } from './rights-message-dialog.tsx';

export function ExportDialog({ rows, count, onClose }: ExportDialogProps) {
  const { http } = useHost();
  const [isMessage, setMessage] = useState(false);
  const query = queryOfRows(rows);
  if (isMessage) return <RightsMessageDialog rows={rows} onBack={() => setMessage(false)} onClose={onClose} />;
  return (
    <Dialog
      noun="recording"
      count={count}
      chosen={rows}
      formats={[
        { value: 'csv', label: text.csv(), help: text.csvHelp() },
        { value: 'xlsx', label: text.excel(), help: text.excelHelp() },
        { value: 'rights', label: text.rightsCsv(), help: text.rightsCsvHelp() },
        { value: 'message', label: text.rightsMessage(), help: text.rightsMessageHelp() },
      ]}
      fetchFile={(format, signal) =>
        format === 'rights'
          ? http.download('/recordings/rights-export', { query, signal })
          : http.download('/recordings/export', { query: { format, ...query }, signal })
      }
      onAskMore={{ message: () => setMessage(true) }}
      onClose={onClose}
    />
  );
}
