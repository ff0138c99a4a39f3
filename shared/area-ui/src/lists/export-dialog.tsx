import { messageOf } from '@counterpoint/client/http';
import { type Download, useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { RadioCards } from '@counterpoint/kit/form';
import { useEffect, useRef, useState } from 'react';
import * as text from '../messages/export.generated.ts';

interface ExportDialogProps<Format extends string> {
  readonly noun: 'work' | 'recording' | 'case';
  readonly count: number;
  readonly chosen: { readonly ids: readonly string[] } | object;
  readonly formats: readonly [FormatOption<Format>, ...FormatOption<Format>[]];
  readonly fetchFile: (format: Format, signal: AbortSignal) => Promise<Download>;
  /** Formats that first ask more than this dialog. */
  readonly onAskMore?: Partial<Record<Format, () => void>>;
  readonly onClose: () => void;
}

interface FormatOption<Format extends string> {
  readonly value: Format;
  readonly label: string;
  readonly help: string;
}

const MAX_IDS = 300;

/** Closing the dialog aborts the download. */
export function ExportDialog<Format extends string>(props: ExportDialogProps<Format>) {
  const { noun, count, chosen, formats, fetchFile, onAskMore, onClose } = props;
  const isTooMany = 'ids' in chosen && chosen.ids.length > MAX_IDS;
  const [format, setFormat] = useState<Format>(formats[0].value);
  const { fetching, start } = useExport(fetchFile, onClose);
  const askMore = onAskMore?.[format];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title({ noun, count })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button loading={fetching.isPending} disabled={isTooMany} onClick={askMore ?? (() => start(format))}>
            {askMore ? text.next() : text.download()}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {isTooMany && (
          <Alert tone="warning" title={text.tooMany()}>
            {text.selectFewer({ max: MAX_IDS })}
          </Alert>
        )}
        {fetching.error && (
          <Alert tone="error" title={text.failed()}>
            {messageOf(fetching.error)}
          </Alert>
        )}
        <RadioCards legend={text.format()} options={formats} value={format} onChange={setFormat} />
        {fetching.isPending && (
          <Text role="status" color="muted">
            {text.preparing()}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Saves a file that is fetched, unless its dialog is closed first. */
export function useExport<Input>(
  fetchFile: (input: Input, signal: AbortSignal) => Promise<Download>,
  onSaved: () => void,
) {
  const { notify } = useHost();
  const controller = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  const fetching = useMutation({
    mutationFn: (input: Input) => fetchFile(input, controller.current.signal),
    onSuccess(file) {
      saveFile(file);
      notify(text.saved({ name: file.name }), { type: 'success' });
      onSaved();
    },
  });
  return { fetching, start: fetching.mutate };
}
