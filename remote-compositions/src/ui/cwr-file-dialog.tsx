import { DownloadButton } from '@counterpoint/area-ui/files';
import { messageOf, problemOf } from '@counterpoint/client/http';
import { useIdempotencyKey, useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import type { CwrFault, CwrFile, NewCwrFile } from '@counterpoint/domain/schemas/imports';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Note, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input, RadioCards, Select } from '@counterpoint/kit/form';
import { useState } from 'react';
import { CWR_FILES_KEY, createCwrFile, cwrFilesOn, downloadCwrFile } from '../api/cwr-files-api.ts';
import * as text from '../messages/cwr.generated.ts';

export interface CwrFileDialogProps {
  /** Null for all works. */
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

export function CwrFileDialog({ ids, onClose }: CwrFileDialogProps) {
  const [version, setVersion] = useState<NewCwrFile['version']>('2.1');
  const [receiver, setReceiver] = useState('000');
  const [typedCode, setTypedCode] = useState<string | null>(null);
  const { creation, knownCode } = useCwrFile();
  const code = typedCode ?? knownCode;
  const file = creation.data;
  const wrong = problemOf(creation.error)?.details ?? [];
  const wrongCode = wrong.find(({ path }) => path === 'sender_code')?.message;
  const versions = [
    { value: '2.1', label: text.version21(), help: text.version21Help() },
    { value: '2.2', label: text.version22(), help: text.version22Help() },
    { value: '3.0', label: text.version30(), help: text.version30Help() },
    { value: '3.1', label: text.version31(), help: text.version31Help() },
  ] as const;
  const receivers = [
    { value: '000', label: text.severalSocieties() },
    ...SOCIETIES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={file ? text.created({ file: file.file_name }) : text.create()}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {file ? text.done() : text.cancel()}
          </Button>
          {file ? (
            <DownloadButton variant="solid" download={(http) => downloadCwrFile(http, file.id)}>
              {text.download()}
            </DownloadButton>
          ) : (
            <Button
              loading={creation.isPending}
              onClick={() => creation.mutate({ version, receiver, ids: ids && [...ids], sender_code: typedCode })}
            >
              {text.createFile()}
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <CreatedFile file={file} />
      ) : (
        <Stack gap="4">
          {creation.error && !wrongCode && (
            <Alert tone="error" title={text.createFailed()}>
              {wrong[0]?.message ?? messageOf(creation.error)}
            </Alert>
          )}
          <Text color="muted">{ids === null ? text.allWorks() : text.someWorks({ count: ids.length })}</Text>
          <RadioCards legend={text.version()} options={versions} value={version} onChange={setVersion} />
          <Field label={text.receiver()} help={text.receiverHelp()}>
            <Select options={receivers} value={receiver} onChange={({ target }) => setReceiver(target.value)} />
          </Field>
          <Field label={text.senderCode()} help={text.senderCodeHelp()} error={wrongCode} isOptional>
            <Input value={code} maxLength={3} onChange={({ target }) => setTypedCode(target.value.toUpperCase())} />
          </Field>
        </Stack>
      )}
    </Dialog>
  );
}

function CreatedFile({ file }: { readonly file: CwrFile }) {
  return (
    <Stack gap="4">
      <Text role="status">{text.contents(file)}</Text>
      <CwrFaults faults={file.faults} />
      {file.losses.length === 0 ? (
        <Text color="muted">{text.noLosses()}</Text>
      ) : (
        <FileNotes heading={text.losses()} notes={file.losses.map(toNote)} />
      )}
    </Stack>
  );
}

function useCwrFile() {
  const { http } = useHost();
  const keyOf = useIdempotencyKey();
  const creation = useMutation({
    mutationFn: (file: NewCwrFile) => createCwrFile(http, file, keyOf(file)),
    onSuccess: useRefresh(CWR_FILES_KEY),
  });
  const files = useRead(cwrFilesOn(1));
  return { creation, knownCode: files.data?.sender_code ?? '' };
}

/** A kind of loss or fault in a file, with an example. */
interface FileNote {
  readonly key: string;
  readonly place: string;
  readonly why: string;
  readonly works: number;
  readonly example: string;
}

function FileNotes({ heading, notes }: { readonly heading: string; readonly notes: readonly FileNote[] }) {
  return (
    <div>
      <Text fontWeight="semibold">{heading}</Text>
      <chakra.ul marginTop="2" display="grid" gap="3" maxHeight="16rem" overflowY="auto" tabIndex={0}>
        {notes.map(({ key, place, why, works, example }) => (
          <li key={key}>
            <Text>{text.loss({ place, why, works, b: (parts) => <b key="place">{parts}</b> })}</Text>
            <Note overflowWrap="anywhere">{example}</Note>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function toNote({ place, why, works, example: { title, held, written } }: CwrFile['losses'][number]): FileNote {
  const change = written === null ? text.omitted({ held, title }) : text.replaced({ held, written, title });
  return { key: `${place} ${why}`, place, why, works, example: held && held !== written ? change : title };
}

/** Values that a society rejects are a reason not to send the file yet; values that it ignores aren't. */
function CwrFaults({ faults }: Pick<CwrFile, 'faults'>) {
  const [rejected, ignored] = [true, false].map((rejects) => faults.filter((fault) => fault.rejects === rejects));
  return (
    <>
      {rejected && rejected.length > 0 && (
        <Alert tone="warning" title={text.rejectedTitle()}>
          <FileNotes heading={text.rejected()} notes={rejected.map(toFaultNote)} />
        </Alert>
      )}
      {ignored && ignored.length > 0 && <FileNotes heading={text.ignored()} notes={ignored.map(toFaultNote)} />}
    </>
  );
}

function toFaultNote({ rule, place, correction, works, example: { title, found } }: CwrFault): FileNote {
  return { key: rule, place, why: correction, works, example: found ? text.foundIn({ found, title }) : title };
}
