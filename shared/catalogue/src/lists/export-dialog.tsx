import { messageOf } from '@counterpoint/client/http';
import { type Download, useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../files/save-file.ts';

interface ExportDialogProps<Format extends string> {
  readonly title: string;
  /** The first is chosen to begin with. */
  readonly formats: readonly [FormatOption<Format>, ...FormatOption<Format>[]];
  /** Why nothing can be fetched; null where something can. */
  readonly refusal: { readonly title: string; readonly words: string } | null;
  readonly fetchFile: (format: Format, signal: AbortSignal) => Promise<Download>;
  readonly onClose: () => void;
}

interface FormatOption<Format extends string> {
  readonly value: Format;
  readonly label: string;
  readonly help: string;
}

/** Asks for the format, fetches the file and saves it. Closing the dialog gives a long one up. */
export function ExportDialog<Format extends string>(props: ExportDialogProps<Format>) {
  const { title, formats, refusal, fetchFile, onClose } = props;
  const [format, setFormat] = useState<Format>(formats[0].value);
  const { fetching, start } = useExport(fetchFile, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={fetching.isPending} disabled={refusal !== null} onClick={() => start(format)}>
            Download
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {refusal && (
          <Alert tone="warning" title={refusal.title}>
            {refusal.words}
          </Alert>
        )}
        {fetching.error && (
          <Alert tone="error" title="The file was not made">
            {messageOf(fetching.error)}
          </Alert>
        )}
        <RadioCards legend="Format" options={formats} value={format} onChange={setFormat} />
        {fetching.isPending && (
          <Text role="status" color="muted">
            The file is being made. Large ones take a moment.
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

function useExport<Format extends string>(fetchFile: ExportDialogProps<Format>['fetchFile'], onSaved: () => void) {
  const { notify } = useHost();
  const controller = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  const fetching = useMutation({
    mutationFn: (format: Format) => fetchFile(format, controller.current.signal),
    onSuccess(file) {
      saveFile(file);
      notify(`${file.name} is saved.`, { type: 'success' });
      onSaved();
    },
  });
  return { fetching, start: fetching.mutate };
}
