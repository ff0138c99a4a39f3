import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { ImportDetails } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { FileDrop, ProgressBar, saveFile } from '@counterpoint/kit/files';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './import-subject.ts';
import { downloadTemplate } from './imports-api.ts';
import { type Upload, useUpload } from './use-upload.ts';

export function UploadCard({ onSent }: { readonly onSent: (sent: ImportDetails) => void }) {
  const { files } = useImportSubject();
  const { upload, send, cancel } = useUpload(onSent);
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">{text.upload()}</Heading>
        <Text color="muted">{text.uploadHint({ files })}</Text>
        {upload.kind === 'failed' && <Failed upload={upload} onRetry={send} />}
        {upload.kind === 'sending' ? (
          <Stack gap="3">
            <ProgressBar label={text.uploading({ name: upload.name })} share={upload.share} />
            <div>
              <Button variant="outline" onClick={cancel}>
                {text.cancel()}
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
      {text.resumeUpload()}
    </Button>
  );
  return (
    <Alert tone="error" title={text.uploadFailed()} action={action}>
      {message}
    </Alert>
  );
}

function ImportDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const { id: what, accept } = useImportSubject();
  return (
    <FileDrop label={text.file({ what })} accept={accept} onFiles={([file]) => onFile(file)}>
      {(choose) => (
        <>
          <Button onClick={choose}>{text.chooseFile()}</Button>
          <Text fontSize="sm" color="muted">
            {text.orDrop()}
          </Text>
        </>
      )}
    </FileDrop>
  );
}

const TEMPLATES = [
  { format: 'xlsx', columns: 'short', label: text.shortExcelTemplate },
  { format: 'csv', columns: 'short', label: text.shortCsvTemplate },
  { format: 'xlsx', columns: 'full', label: text.excelTemplate },
  { format: 'csv', columns: 'full', label: text.csvTemplate },
] as const;

function Templates() {
  const { http, notify } = useHost();
  const { id } = useImportSubject();
  const save = ({ format, columns }: (typeof TEMPLATES)[number]) =>
    downloadTemplate(http, { subject: id, format, columns }).then(saveFile, (error: unknown) =>
      notify(messageOf(error), { type: 'error' }),
    );
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Text fontSize="sm" color="muted">
        {text.template()}
      </Text>
      {TEMPLATES.map((template) => (
        <Button key={template.label()} variant="ghost" size="sm" onClick={() => save(template)}>
          {template.label()}
        </Button>
      ))}
    </Flex>
  );
}
