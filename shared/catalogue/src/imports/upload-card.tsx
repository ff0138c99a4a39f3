import { DownloadButton } from '@counterpoint/area-ui/files';
import { useLeaveGuard } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { IMPORT_MOST_BYTES, IMPORT_PART_BYTES, type ImportDetails } from '@counterpoint/domain/schemas/imports';
import { Alert, Box, Button, Flex, Heading, Note, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { FileDrop, ProgressBar } from '@counterpoint/kit/files';
import { useEffect, useRef, useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { FocusRecovery } from './focus-recovery.tsx';
import { announceFile, downloadTemplate, importKeys, sendPart, useImportSubject } from './imports-api.ts';

export function UploadCard({ onSent }: { readonly onSent: (sent: ImportDetails) => void }) {
  const { files } = useImportSubject();
  const { upload, send, cancel } = useUpload(onSent);
  return (
    <StackedCard>
      <Heading size="md">{text.upload()}</Heading>
      <Text color="muted">{text.uploadHint({ files })}</Text>
      <FocusRecovery key={upload.kind}>
        <Stack gap="4">
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
        </Stack>
      </FocusRecovery>
      <Templates />
    </StackedCard>
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
          <Note>{text.orDrop()}</Note>
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
  const { id: subject } = useImportSubject();
  return (
    <Box>
      <Note>{text.template()}</Note>
      <Flex gap="1" wrap="wrap" marginX="-3">
        {TEMPLATES.map(({ format, columns, label }) => (
          <DownloadButton
            key={label()}
            variant="ghost"
            size="sm"
            download={(http) => downloadTemplate(http, { subject, format, columns })}
          >
            {label()}
          </DownloadButton>
        ))}
      </Flex>
    </Box>
  );
}

type Upload =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string; readonly file: File | null };

/** Uploads a file in parts. A retry resumes at the failed part. */
function useUpload(onSent: (sent: ImportDetails) => void) {
  const { http } = useHost();
  const { id: subject } = useImportSubject();
  const queries = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const begun = useRef<{ readonly file: File; readonly id: string; next: number } | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  // Leaving the page would lose the retry, or hide a failure.
  const isUnderWay = upload.kind === 'sending' || (upload.kind === 'failed' && upload.file !== null);
  useLeaveGuard(isUnderWay);

  async function sendAll(file: File, { signal }: AbortController): Promise<ImportDetails> {
    if (begun.current?.file !== file)
      begun.current = { file, id: (await announceFile(http, { subject, file }, newIdempotencyKey())).id, next: 0 };
    const sending = begun.current;
    for (;;) {
      const sent = await sendPart(http, sending.id, { file, number: sending.next, signal });
      sending.next += 1;
      if (sending.next * IMPORT_PART_BYTES >= file.size) return sent;
      setUpload({ kind: 'sending', name: file.name, share: sent.received / file.size });
    }
  }

  async function send(file: File): Promise<void> {
    const refusal = refusalOf(file);
    if (refusal) {
      setUpload({ kind: 'failed', message: refusal, file: null });
      return;
    }
    const sender = new AbortController();
    controller.current = sender;
    setUpload({ kind: 'sending', name: file.name, share: 0 });
    try {
      const sent = await sendAll(file, sender);
      begun.current = null;
      queries.setQueryData(importKeys.details(sent.id), sent);
      setUpload({ kind: 'idle' });
      onSent(sent);
    } catch (error) {
      if (sender.signal.aborted) setUpload({ kind: 'idle' });
      else setUpload({ kind: 'failed', message: messageOf(error), file });
    } finally {
      void queries.invalidateQueries({ queryKey: importKeys.all });
    }
  }

  return { upload, send, cancel: () => controller.current?.abort() };
}

function refusalOf(file: File): string | null {
  if (file.size === 0) return text.emptyFile();
  if (file.size <= IMPORT_MOST_BYTES) return null;
  return text.tooLarge();
}
