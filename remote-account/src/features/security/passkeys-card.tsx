import { useRefresh } from '@counterpoint/client/queries';
import { type HttpClient, useHost } from '@counterpoint/contract';
import { type Passkey, passkeyName } from '@counterpoint/domain/schemas/members';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Icon, IconButton, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { RelativeDate } from '@counterpoint/kit/page';
import { type SubmitEvent, useId, useState } from 'react';
import { factorsOf, type NewCodes, SECOND_FACTORS } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { RemovalDialog } from '../../ui/removal-dialog.tsx';
import { RowFrame } from '../../ui/row-frame.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useFactorMutation } from './use-factor-mutation.ts';

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
  const close = () => setOpen(null);
  return (
    <SectionCard title={text.passkeys()} note={text.passkeysNote()}>
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
          run={(client, name) => factorsOf(client).addPasskey(name)}
          onDone={onCodes}
          onClose={close}
        />
      )}
      {open?.what === 'rename' && (
        <NameDialog
          title={text.renamePasskey()}
          action={text.save()}
          initial={open.passkey.name}
          run={(client, name) => factorsOf(client).renamePasskey(open.passkey.id, name)}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <RemovalDialog
          title={text.removePasskeyQuestion({ name: open.passkey.name })}
          action={text.removeAction()}
          remove={() => factorsOf(http).removePasskey(open.passkey.id).finally(refresh)}
          removed={text.passkeyRemoved({ name: open.passkey.name })}
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
    <RowFrame
      icon="key"
      name={name}
      details={
        last_used_at
          ? text.timesOfUse({
              added: () => <RelativeDate key="added" at={created_at} />,
              used: () => <RelativeDate key="used" at={last_used_at} />,
            })
          : text.neverUsed({ added: () => <RelativeDate key="added" at={created_at} /> })
      }
      actions={
        <>
          <IconButton variant="ghost" aria-label={text.rename({ name })} onClick={() => onOpen('rename')}>
            <Icon name="pencil" size={18} />
          </IconButton>
          <IconButton variant="ghost" aria-label={text.remove({ name })} onClick={() => onOpen('remove')}>
            <Icon name="trash" size={18} />
          </IconButton>
        </>
      }
    />
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

interface NameDialogProps<Outcome> {
  readonly title: string;
  readonly action: string;
  readonly note?: string;
  readonly initial: string;
  run(http: HttpClient, name: string): Promise<Outcome>;
  readonly onDone?: (outcome: Outcome) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a passkey. Without the library for forms, which the page doesn't load. */
function NameDialog<Outcome>(props: NameDialogProps<Outcome>) {
  const { title, action, note, initial, run, onDone, onClose } = props;
  const formId = useId();
  const [error, setError] = useState<string>();
  const { start, isBusy, failure } = useFactorMutation<string, Outcome>({
    run,
    onDone(outcome) {
      onClose();
      onDone?.(outcome);
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entered = passkeyName.safeParse(Object.fromEntries(new FormData(event.currentTarget)));
    setError(entered.error?.issues[0]?.message);
    if (entered.success) start(entered.data.name);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate>
        <Stack gap="4">
          {failure && <Alert tone="error" title={failure} />}
          <Field label={text.name()} help={text.nameHelp()} error={error}>
            <Input name="name" defaultValue={initial} autoComplete="off" maxLength={60} />
          </Field>
          {note && <Text color="muted">{note}</Text>}
        </Stack>
      </form>
    </Dialog>
  );
}
