import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { FileDrop, ProgressBar, saveFile } from '@counterpoint/kit/files';
import { useImportSubject } from './import-subject.ts';
import { downloadTemplate } from './imports-api.ts';
import { type Upload, useUpload } from './use-upload.ts';

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
          <ImportDrop onFile={send} />
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

function ImportDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const { noun, accept } = useImportSubject();
  return (
    <FileDrop label={`File of ${noun[1]}`} accept={accept} onFiles={([file]) => onFile(file)}>
      {(choose) => (
        <>
          <Button onClick={choose}>Choose a file</Button>
          <Text fontSize="sm" color="muted">
            or drop it here
          </Text>
        </>
      )}
    </FileDrop>
  );
}

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
