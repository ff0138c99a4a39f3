import { useRead } from '@counterpoint/client/queries';
import { type CaseSide, EVIDENCE_MOST_A_SIDE, type EvidenceKind } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { Button, chakra, Note, Stack, useFocusRecovery, VisuallyHidden } from '@counterpoint/kit/core';
import { FileDrop } from '@counterpoint/kit/files';
import { formatList } from '@counterpoint/messages';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { evidenceOf } from '../../api/evidence-api.ts';
import * as text from '../../messages/evidence.generated.ts';
import { ACCEPTED, kindOptions } from './evidence-files.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploadsOfCase } from './uploads-context.tsx';
import type { Uploads } from './use-uploads.ts';

interface EvidenceUploadProps {
  readonly kind: CaseKind;
  readonly side: CaseSide;
  readonly kinds?: readonly EvidenceKind[];
  /** A list beside it shows the result, so no status is announced. */
  readonly isBesideList?: boolean;
}

export function EvidenceUpload({ kind, side, kinds = [], isBesideList = false }: EvidenceUploadProps) {
  const { caseId, uploads, waiting, add, describe, cancel, remove, retry, sendAll } = useUploadsOfCase();
  const room = useRead(evidenceOf(caseId)).data?.room ?? EVIDENCE_MOST_A_SIDE;
  const list = useRef<HTMLUListElement>(null);
  const options = kindOptions(kind, side, kinds);
  const shown = isBesideList ? uploads.filter(({ state }) => state !== 'sent') : uploads;
  const open = uploads.filter(({ state }) => state === 'chosen');
  const handleFiles = (files: readonly File[]) => {
    flushSync(() => add(files));
    focusMissingDescription(list.current);
  };
  const handleSend = () => {
    if (!sendAll()) focusMissingDescription(list.current);
  };
  return (
    // Takes the focus of rows and buttons that disappear.
    <Stack gap="3" tabIndex={-1}>
      {room > 0 && <DropZone onFiles={handleFiles} />}
      {shown.length > 0 && (
        <chakra.ul ref={list} aria-label={text.toAdd()} padding="0" margin="0">
          {shown.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              kinds={options}
              onDescribe={(values) => describe(upload.key, values)}
              onCancel={() => cancel(upload.key)}
              onRetry={() => retry(upload)}
              onRemove={() => remove(upload.key)}
            />
          ))}
        </chakra.ul>
      )}
      <RoomText room={room} waiting={waiting} />
      {open.length > 0 && room > 0 && <SendButton count={open.length} onSend={handleSend} />}
      <VisuallyHidden role="status">{uploadAnnouncement(uploads)}</VisuallyHidden>
    </Stack>
  );
}

function SendButton({ count, onSend }: { readonly count: number; readonly onSend: () => void }) {
  const place = useFocusRecovery<HTMLDivElement>();
  return (
    <div ref={place}>
      <Button onClick={onSend}>{text.addDocuments({ count })}</Button>
    </div>
  );
}

function RoomText({ room, waiting }: { readonly room: number; readonly waiting: number }) {
  if (room >= Math.max(1, waiting)) return null;

  return (
    <Note role="status">
      {room === 0 ? text.full({ max: EVIDENCE_MOST_A_SIDE }) : text.room({ count: room })}
      {waiting > 0 && ` ${text.removeSome()}`}
    </Note>
  );
}

function focusMissingDescription(list: HTMLUListElement | null): void {
  const empty = [...(list?.querySelectorAll('select') ?? [])].find(({ value }) => value === '');
  empty?.focus();
}

function uploadAnnouncement(uploads: Uploads['uploads']): string {
  const added = uploads.filter(({ state }) => state === 'sent');
  return added.length === 0 ? '' : text.added({ names: formatList(added.map(({ file }) => file.name)) });
}

function DropZone({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  return (
    <FileDrop label={text.documents()} accept={ACCEPTED} isMultiple onFiles={onFiles}>
      {(choose) => (
        <>
          <Note>{text.dropFiles()}</Note>
          <Button variant="outline" size="sm" onClick={choose}>
            {text.chooseFiles()}
          </Button>
          <Note>{text.formats()}</Note>
        </>
      )}
    </FileDrop>
  );
}
