import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { ImportDetails } from '@counterpoint/domain/schemas';
import { Alert, Button, Card, chakra, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { type DragEvent, useRef, useState } from 'react';
import { saveFile } from '../files/index.ts';
import { useImportSubject } from './import-subject.ts';
import { downloadTemplate } from './imports-api.ts';
import { ProgressBar } from './progress-bar.tsx';
import { type Upload, useUpload } from './use-upload.ts';

/** Takes a file, by choosing or by dropping it, and sends it. */
export function UploadCard({ onSent }: { readonly onSent: (sent: ImportDetails) => void }) {
  const { files } = useImportSubject();
  const { upload, send, cancel } = useUpload(onSent);
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">Send a file</Heading>
        <Text color="muted">
          {files}, up to 200 MB. Nothing is registered before you have seen what was found in it.
        </Text>
        {upload.kind === 'failed' && <Failed upload={upload} onRetry={send} />}
        {upload.kind === 'sending' ? (
          <Stack gap="3">
            <ProgressBar label={`Sending ${upload.name}`} share={upload.share} />
            <div>
              <Button variant="outline" onClick={cancel}>
                Cancel
              </Button>
            </div>
          </Stack>
        ) : (
          <DropZone onFile={send} />
        )}
        <Templates />
      </Stack>
    </Card>
  );
}

interface FailedProps {
  readonly upload: Extract<Upload, { kind: 'failed' }>;
  readonly onRetry: (file: File) => void;
}

function Failed({ upload: { message, file }, onRetry }: FailedProps) {
  const action = file && (
    <Button variant="outline" onClick={() => onRetry(file)}>
      Go on sending
    </Button>
  );
  return (
    <Alert tone="error" title="The file was not sent" action={action}>
      {message}
    </Alert>
  );
}

function DropZone({ onFile }: { readonly onFile: (file: File) => void }) {
  const { noun, accept } = useImportSubject();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Zone
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={`File of ${noun[1]}`}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again after it was mended.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>Choose a file</Button>
      <Text fontSize="sm" color="muted">
        or drop it here
      </Text>
    </Zone>
  );
}

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    padding: { base: '6', md: '8' },
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'outline',
    borderRadius: 'card',
    bg: 'sunken',
    '&[data-over]': { borderColor: 'brand', bg: 'brand.soft' },
  },
});

function Templates() {
  const { http, notify } = useHost();
  const { id } = useImportSubject();
  const save = (format: 'csv' | 'xlsx') =>
    downloadTemplate(http, id, format).then(saveFile, (error: unknown) => notify(messageOf(error), { type: 'error' }));
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text fontSize="sm" color="muted">
        Begin with the template, which has an example and explains each column:
      </Text>
      <Button variant="ghost" size="sm" onClick={() => save('xlsx')}>
        Excel template
      </Button>
      <Button variant="ghost" size="sm" onClick={() => save('csv')}>
        CSV template
      </Button>
    </Flex>
  );
}
