import { useUnsent } from '@counterpoint/area-ui/dialogs';
import { useExport } from '@counterpoint/area-ui/lists';
import { type ExportDialogProps, queryOfRows } from '@counterpoint/catalogue/lists';
import { messageOf, problemOf } from '@counterpoint/client/http';
import { useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { RightsMessageParties, RightsMessagePreview } from '@counterpoint/domain/schemas/recordings';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, chakra, Note, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { downloadMessage, MESSAGE_PARTIES, previewOf, saveMessageParties } from '../../api/rights-message-api.ts';
import * as text from '../../messages/rights-message.generated.ts';

const NO_PARTIES: RightsMessageParties = { sender_id: '', recipient_id: '', recipient_name: '' };

export function RightsMessageDialog({
  rows,
  onBack,
  onClose,
}: Pick<ExportDialogProps, 'rows' | 'onClose'> & { readonly onBack: () => void }) {
  const query = queryOfRows(rows);
  const [typed, setTyped] = useState<Partial<RightsMessageParties>>({});
  const preview = useRead(previewOf(query));
  const stored = useRead(MESSAGE_PARTIES);
  const { fetching: sending, start } = useSending(query, onClose);
  const isChanged = Object.keys(typed).length > 0;
  const unsent = useUnsent({ isFilled: isChanged, isSent: sending.isPending, onClose, discardLabel: text.back() });
  const parties = { ...NO_PARTIES, ...stored.data?.parties, ...typed };
  const error = preview.error ?? stored.error ?? sending.error;
  const wrong = problemOf(sending.error)?.details ?? [];
  const isAtFields = wrong.length > 0 && wrong.every(({ path }) => path in NO_PARTIES);
  return (
    <Dialog
      isOpen
      onClose={unsent.dismiss}
      title={text.title()}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            {text.back()}
          </Button>
          <Button
            loading={sending.isPending}
            disabled={!preview.data || preview.data.recordings === 0 || !stored.isSuccess}
            onClick={() => start({ parties, isChanged: isChanged || !stored.data?.parties })}
          >
            {text.download()}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {unsent.alert}
        {error && !isAtFields && (
          <Alert tone="error" title={text.failed()}>
            {messageOf(error)}
          </Alert>
        )}
        {preview.isPending && (
          <Text role="status" color="muted">
            {text.loading()}
          </Text>
        )}
        {preview.data && <Contents preview={preview.data} />}
        {stored.isSuccess && (
          <PartyFields
            parties={parties}
            errorAt={(field) => wrong.find(({ path }) => path === field)?.message}
            onChange={(part) => setTyped({ ...typed, ...part })}
          />
        )}
      </Stack>
    </Dialog>
  );
}

/** Keeps the parties for the next message. */
function useSending(query: ReturnType<typeof queryOfRows>, onSaved: () => void) {
  const { http } = useHost();
  const refresh = useRefresh(MESSAGE_PARTIES.key);
  return useExport(async ({ parties, isChanged }: { parties: RightsMessageParties; isChanged: boolean }, signal) => {
    if (isChanged) {
      await saveMessageParties(http, parties);
      void refresh();
    }
    return downloadMessage(http, query, signal);
  }, onSaved);
}

interface PartyFieldsProps {
  readonly parties: RightsMessageParties;
  readonly errorAt: (field: keyof RightsMessageParties) => string | undefined;
  readonly onChange: (part: Partial<RightsMessageParties>) => void;
}

function PartyFields({ parties, errorAt, onChange }: PartyFieldsProps) {
  const input = (field: keyof RightsMessageParties) => (
    <Input
      name={field}
      autoComplete="off"
      spellCheck={false}
      value={parties[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
  return (
    <>
      <Field label={text.senderId()} help={text.senderIdHelp()} error={errorAt('sender_id')}>
        {input('sender_id')}
      </Field>
      <Field label={text.recipientName()} help={text.recipientNameHelp()} error={errorAt('recipient_name')}>
        {input('recipient_name')}
      </Field>
      <Field label={text.recipientId()} error={errorAt('recipient_id')}>
        {input('recipient_id')}
      </Field>
    </>
  );
}

function Contents({ preview: { recordings, rights, losses } }: { readonly preview: RightsMessagePreview }) {
  return (
    <>
      {recordings === 0 ? (
        <Alert tone="warning" title={text.nothing()} />
      ) : (
        <Text role="status">{text.contents({ recordings, rights })}</Text>
      )}
      {losses.length === 0 ? (
        <Text color="muted">{text.noLosses()}</Text>
      ) : (
        <div>
          <Text fontWeight="semibold">{text.losses()}</Text>
          <chakra.ul marginTop="2" display="grid" gap="3" maxHeight="14rem" overflowY="auto" tabIndex={0}>
            {losses.map(({ place, why, recordings: count, example }) => (
              <li key={`${place} ${why}`}>
                <Text>{text.loss({ place, why, recordings: count, b: (parts) => <b key="place">{parts}</b> })}</Text>
                <Note overflowWrap="anywhere">{example.held ? text.omitted(example) : example.title}</Note>
              </li>
            ))}
          </chakra.ul>
        </div>
      )}
    </>
  );
}
