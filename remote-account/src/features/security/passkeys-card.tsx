import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type Passkey, passkeyName } from '@counterpoint/domain/schemas/members';
import { Alert, Button, Flex, Icon, IconButton, Name, Note, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { factorsOf, type NewCodes, SECOND_FACTORS } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { RemovalDialog } from '../../ui/removal-dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useFocusFallback } from '../../ui/use-focus-fallback.ts';

interface PasskeysCardProps {
  readonly passkeys: readonly Passkey[];
  readonly isOnlyFactor: boolean;
  readonly onCodes: (codes: NewCodes) => void;
}

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey } | null;

export function PasskeysCard({ passkeys, isOnlyFactor, onCodes }: PasskeysCardProps) {
  const { http } = useHost();
  const refresh = useRefresh(SECOND_FACTORS.key);
  const [open, setOpen] = useState<Open>(null);
  const { fallback, expectRemoval } = useFocusFallback();
  const close = () => setOpen(null);
  return (
    <SectionCard heading={fallback} title={text.passkeys()} note={text.passkeysNote()}>
      {passkeys.length > 0 && (
        <Stack as="ul" gap="0" listStyleType="none" aria-label={text.passkeys()}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
          ))}
        </Stack>
      )}
      <Button variant="outline" alignSelf="flex-start" onClick={() => setOpen({ what: 'add' })}>
        {text.addPasskey()}
      </Button>
      {open?.what === 'add' && (
        <NameDialog
          title={text.addPasskey()}
          action={text.continueToCreate()}
          note={text.createNote()}
          initial=""
          send={async (name) => onCodes(await factorsOf(http).addPasskey(name))}
          onClose={close}
        />
      )}
      {open?.what === 'rename' && (
        <NameDialog
          title={text.renamePasskey()}
          action={text.save()}
          initial={open.passkey.name}
          send={(name) => factorsOf(http).renamePasskey(open.passkey.id, name)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <RemovalDialog
          title={text.removePasskeyQuestion({ name: open.passkey.name })}
          action={text.removeAction()}
          remove={() => factorsOf(http).removePasskey(open.passkey.id)}
          removed={text.passkeyRemoved({ name: open.passkey.name })}
          refresh={refresh}
          onRemoved={expectRemoval}
          onClose={close}
        >
          <RemovalEffect consequence={text.passkeyConsequence()} isOnlyFactor={isOnlyFactor} />
        </RemovalDialog>
      )}
    </SectionCard>
  );
}

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (what: 'rename' | 'remove') => void }) {
  const { name, created_at, last_used_at } = passkey;
  return (
    <Flex as="li" gap="3" align="center" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Icon name="key" />
      <Stack gap="0.5" flex="1 1 12rem" minWidth="0">
        <Name>{name}</Name>
        <Note>
          {last_used_at
            ? text.timesOfUse({
                added: () => <RelativeDate key="added" at={created_at} />,
                used: () => <RelativeDate key="used" at={last_used_at} />,
              })
            : text.neverUsed({ added: () => <RelativeDate key="added" at={created_at} /> })}
        </Note>
      </Stack>
      <IconButton variant="ghost" aria-label={text.rename({ name })} onClick={() => onOpen('rename')}>
        <Icon name="pencil" size={18} />
      </IconButton>
      <IconButton variant="ghost" aria-label={text.remove({ name })} onClick={() => onOpen('remove')}>
        <Icon name="trash" size={18} />
      </IconButton>
    </Flex>
  );
}

export function RemovalEffect({ consequence, isOnlyFactor }: { consequence: string; isOnlyFactor: boolean }) {
  return (
    <>
      <p>{consequence}</p>
      {isOnlyFactor && <Alert tone="warning" title={text.lastFactor()} />}
    </>
  );
}

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  readonly note?: string;
  readonly initial: string;
  readonly send: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. */
function NameDialog({ title, action, note, initial, send, onClose }: NameDialogProps) {
  const dialogForm = useDialogForm({
    initial: { name: initial },
    schema: passkeyName,
    read: (values) => values,
    send: ({ name }) => send(name),
    onDone: onClose,
    refresh: useRefresh(SECOND_FACTORS.key),
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog title={title} submitLabel={action} dialogForm={dialogForm} fields={['name']} onClose={onClose}>
      <Field label={text.name()} help={text.nameHelp()} error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="off" maxLength={60} />
      </Field>
      {note && <Text color="muted">{note}</Text>}
    </FormDialog>
  );
}
