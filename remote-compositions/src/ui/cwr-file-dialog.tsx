import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { CwrFile, NewCwrFile } from '@counterpoint/domain/schemas/imports';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Stack, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { Field, RadioCards, Select } from '@counterpoint/kit/form';
import { useState } from 'react';
import { createCwrFile, cwrKeys, downloadCwrFile } from '../api/cwr-api.ts';
import * as text from '../messages/cwr.generated.ts';

interface CwrFileDialogProps {
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

export function CwrFileDialog({ ids, onClose }: CwrFileDialogProps) {
  const [version, setVersion] = useState<NewCwrFile['version']>('2.1');
  const [receiver, setReceiver] = useState('000');
  const { creation, download } = useCwrFile();
  const file = creation.data;
  const versions = [
    { value: '2.1', label: text.version21(), help: text.version21Help() },
    { value: '2.2', label: text.version22(), help: text.version22Help() },
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
            <Button loading={download.isPending} onClick={() => download.mutate(file.id)}>
              {text.download()}
            </Button>
          ) : (
            <Button
              loading={creation.isPending}
              onClick={() => creation.mutate({ version, receiver, ids: ids && [...ids] })}
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
          {creation.error && (
            <Alert tone="error" title={text.createFailed()}>
              {messageOf(creation.error)}
            </Alert>
          )}
          <Text color="muted">{ids === null ? text.allWorks() : text.someWorks({ count: ids.length })}</Text>
          <RadioCards legend={text.version()} options={versions} value={version} onChange={setVersion} />
          <Field label={text.receiver()} help={text.receiverHelp()}>
            <Select options={receivers} value={receiver} onChange={({ target }) => setReceiver(target.value)} />
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
      <CwrLosses losses={file.losses} />
    </Stack>
  );
}

function useCwrFile() {
  const { http, notify } = useHost();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const creation = useMutation({
    mutationFn: (file: NewCwrFile) => createCwrFile(http, file, `${key}-${file.version}-${file.receiver}`),
    onSuccess: () => client.invalidateQueries({ queryKey: cwrKeys.files }),
  });
  const download = useMutation({
    mutationFn: (id: string) => downloadCwrFile(http, id),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { creation, download };
}

type Loss = CwrFile['losses'][number];

function CwrLosses({ losses }: Pick<CwrFile, 'losses'>) {
  if (losses.length === 0) return <Text color="muted">{text.noLosses()}</Text>;
  return (
    <div>
      <Text fontWeight="semibold">{text.losses()}</Text>
      <chakra.ul marginTop="2" display="grid" gap="3" maxHeight="16rem" overflowY="auto" tabIndex={0}>
        {losses.map(({ place, why, works, example }) => (
          <li key={`${place} ${why}`}>
            <Text>{text.loss({ place, why, works, b: (parts) => <b key="place">{parts}</b> })}</Text>
            <Text fontSize="sm" color="muted" overflowWrap="anywhere">
              {exampleText(example)}
            </Text>
          </li>
        ))}
      </chakra.ul>
    </div>
  );
}

function exampleText({ title, held, written }: Loss['example']): string {
  if (!held) return title;
  return written === null ? text.omitted({ held, title }) : text.replaced({ held, written, title });
}
