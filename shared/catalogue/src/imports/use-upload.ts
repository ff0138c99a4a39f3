import { messageOf } from '@counterpoint/client/http';
import { newIdempotencyKey } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { IMPORT_MOST_BYTES, IMPORT_PART_BYTES, type ImportDetails } from '@counterpoint/domain/schemas/imports';
import { useEffect, useRef, useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './import-subject.ts';
import { announceFile, importKeys, sendPart } from './imports-api.ts';

export type Upload =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'failed'; readonly message: string; readonly file: File | null };

/** Uploads a file in parts. A retry resumes at the failed part. */
export function useUpload(onSent: (sent: ImportDetails) => void) {
  const { http, guardLeave } = useHost();
  const { id: subject } = useImportSubject();
  const queries = useQueryClient();
  const [upload, setUpload] = useState<Upload>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const begun = useRef<{ readonly file: File; readonly id: string; next: number } | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  // Leaving the page would lose the retry, or hide a failure.
  const isUnderWay = upload.kind === 'sending' || (upload.kind === 'failed' && upload.file !== null);
  useEffect(() => guardLeave(isUnderWay), [guardLeave, isUnderWay]);

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
    }
  }

  return { upload, send, cancel: () => controller.current?.abort() };
}

function refusalOf(file: File): string | null {
  if (file.size === 0) return text.emptyFile();
  if (file.size <= IMPORT_MOST_BYTES) return null;
  return text.tooLarge();
}
