import { messageOf } from '@counterpoint/client/http';
import { type Download, useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { RadioCards } from '@counterpoint/kit/form';
import { useEffect, useRef, useState } from 'react';

interface ExportDialogProps<Format extends string> {
  readonly noun: 'work' | 'recording' | 'case';
  readonly count: number;
  /** What is exported: rows named one by one, or what a search and a filter find. */
  readonly chosen: { readonly ids: readonly string[] } | object;
  /** The first is chosen to begin with. */
  readonly formats: readonly [FormatOption<Format>, ...FormatOption<Format>[]];
  readonly fetchFile: (format: Format, signal: AbortSignal) => Promise<Download>;
  readonly onClose: () => void;
}

interface FormatOption<Format extends string> {
  readonly value: Format;
  readonly label: string;
  readonly help: string;
}

/** How many rows an address has room to name one by one; more are told by what they are found with. */
const MOST_NAMED = 300;

/** Asks for the format, fetches the file and saves it. Closing the dialog gives a long one up. */
export function ExportDialog<Format extends string>(props: ExportDialogProps<Format>) {
  const { noun, count, chosen, formats, fetchFile, onClose } = props;
  const isTooMany = 'ids' in chosen && chosen.ids.length > MOST_NAMED;
  const [format, setFormat] = useState<Format>(formats[0].value);
  const { fetching, start } = useExport(fetchFile, onClose);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Export ${count === 1 ? `1 ${noun}` : `${count} ${noun}s`}`}
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
            Choose at most {MOST_NAMED}, or select all that match.
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
