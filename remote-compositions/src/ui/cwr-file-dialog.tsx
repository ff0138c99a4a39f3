import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import type { CwrFile, NewCwrFile } from '@counterpoint/domain/schemas/imports';
import { SOCIETIES } from '@counterpoint/domain/societies';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { saveFile } from '@counterpoint/kit/files';
import { Field, RadioCards, Select } from '@counterpoint/kit/form';
import { useState } from 'react';
import { createCwrFile, cwrKeys, downloadCwrFile } from '../api/cwr-api.ts';
import { CwrLosses } from './cwr-losses.tsx';

const VERSIONS = [
  { value: '2.1', label: 'Version 2.1', help: 'What nearly every society reads.' },
  { value: '2.2', label: 'Version 2.2', help: 'With titles of recordings and other numbers of the works.' },
] as const;

const RECEIVERS = [
  { value: '000', label: 'Several societies' },
  ...SOCIETIES.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
];

interface CwrFileDialogProps {
  /** Null for all registered works of the member. */
  readonly ids: readonly string[] | null;
  readonly onClose: () => void;
}

export function CwrFileDialog({ ids, onClose }: CwrFileDialogProps) {
  const [version, setVersion] = useState<NewCwrFile['version']>('2.1');
  const [receiver, setReceiver] = useState('000');
  const { making, saving } = useCwrFile();
  const file = making.data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={file ? `${file.file_name} is written` : 'Write a CWR file'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {file ? 'Done' : 'Cancel'}
          </Button>
          {file ? (
            <Button loading={saving.isPending} onClick={() => saving.mutate(file.id)}>
              Download
            </Button>
          ) : (
            <Button
              loading={making.isPending}
              onClick={() => making.mutate({ version, receiver, ids: ids && [...ids] })}
            >
              Write the file
            </Button>
          )}
        </>
      }
    >
      {file ? (
        <Written file={file} />
      ) : (
        <Stack gap="4">
          {making.error && (
            <Alert tone="error" title="The file was not written">
              {messageOf(making.error)}
            </Alert>
          )}
          <Text color="muted">{aboutWorks(ids)} Only registered works that you submitted can be sent.</Text>
          <RadioCards legend="Version" options={VERSIONS} value={version} onChange={setVersion} />
          <Field label="For which society" help="The file’s name and number tell them who sends it.">
            <Select options={RECEIVERS} value={receiver} onChange={({ target }) => setReceiver(target.value)} />
          </Field>
        </Stack>
      )}
    </Dialog>
  );
}

function aboutWorks(ids: readonly string[] | null): string {
  if (ids === null) return 'All your works go into the file.';
  return ids.length === 1 ? '1 work goes into the file.' : `${ids.length} works go into the file.`;
}

function Written({ file }: { readonly file: CwrFile }) {
  return (
    <Stack gap="4">
      <Text role="status">
        {file.works === 1 ? '1 work' : `${file.works} works`} in CWR {file.version}. Send the file to the society the
        way it asks for, under this very name.
      </Text>
      <CwrLosses losses={file.losses} />
    </Stack>
  );
}

function useCwrFile() {
  const { http, notify } = useHost();
  const client = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const making = useMutation({
    // The same choice reuses its key, and so its file.
    mutationFn: (wanted: NewCwrFile) => createCwrFile(http, wanted, `${key}-${wanted.version}-${wanted.receiver}`),
    onSuccess: () => client.invalidateQueries({ queryKey: cwrKeys.files }),
  });
  const saving = useMutation({
    mutationFn: (id: string) => downloadCwrFile(http, id),
    onSuccess: saveFile,
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return { making, saving };
}
