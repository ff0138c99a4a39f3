import { saveFile } from '@counterpoint/catalogue/files';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { useEffect, useRef, useState } from 'react';
import {
  type ExportFormat,
  exportCompositions,
  MOST_EXPORTED_BY_ID,
  type WorksToExport,
} from '../../api/export-api.ts';

const OPTIONS: readonly { value: ExportFormat; label: string; help: string }[] = [
  { value: 'csv', label: 'CSV table', help: 'Opens in every spreadsheet, and comes back in by Import.' },
  { value: 'xlsx', label: 'Excel workbook', help: 'The same table, with its columns explained.' },
];

interface ExportDialogProps {
  readonly works: WorksToExport;
  readonly count: number;
  readonly onClose: () => void;
}

/** Asks for the format, fetches the file and saves it. Closing the dialog gives a long one up. */
export function ExportDialog({ works, count, onClose }: ExportDialogProps) {
  const [format, setFormat] = useState<ExportFormat>('csv');
  const { fetching, start } = useExport(works, onClose);
  const isTooMany = 'ids' in works && works.ids.length > MOST_EXPORTED_BY_ID;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Export ${count === 1 ? '1 work' : `${count} works`}`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={fetching.isPending} disabled={isTooMany} onClick={() => start(format)}>
            Download
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isTooMany && (
          <Alert tone="warning" title="These are too many to be named one by one">
            Choose at most {MOST_EXPORTED_BY_ID}, or select all that match.
          </Alert>
        )}
        {fetching.error && (
          <Alert tone="error" title="The file was not made">
            {messageOf(fetching.error)}
          </Alert>
        )}
        <RadioCards legend="Format" options={OPTIONS} value={format} onChange={setFormat} />
        {fetching.isPending && (
          <Text role="status" color="muted">
            The file is being made. Many works take a moment.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function useExport(works: WorksToExport, onSaved: () => void) {
  const { http, notify } = useHost();
  const controller = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  const fetching = useMutation({
    mutationFn: (format: ExportFormat) => exportCompositions(http, { works, format }, controller.current.signal),
    onSuccess(file) {
      saveFile(file);
      notify(`${file.name} is saved.`, { type: 'success' });
      onSaved();
    },
  });
  return { fetching, start: fetching.mutate };
}
