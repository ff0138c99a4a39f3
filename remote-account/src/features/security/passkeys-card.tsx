import type { Passkey } from '@counterpoint/domain/schemas/members';
import { Button, Flex, Icon, IconButton, Name, Note, Stack } from '@counterpoint/kit/core';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { addPasskey, type NewCodes, removePasskey, renamePasskey } from '../../api/second-factor-api.ts';
import * as text from '../../messages/security.generated.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RemoveFactor } from './remove-factor.tsx';

interface PasskeysCardProps {
  readonly passkeys: readonly Passkey[];
  readonly isOnlyFactor: boolean;
  readonly onCodes: (codes: NewCodes) => void;
}

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey } | null;

export function PasskeysCard({ passkeys, isOnlyFactor, onCodes }: PasskeysCardProps) {
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
          run={(http, name) => addPasskey(http, name)}
          onDone={onCodes}
          onClose={close}
        />
      )}
      {open?.what === 'rename' && (
        <NameDialog
          title={text.renamePasskey()}
          action={text.save()}
          initial={open.passkey.name}
          run={(http, name) => renamePasskey(http, { id: open.passkey.id, name })}
          onDone={() => undefined}
          onClose={close}
        />
      )}
      {open?.what === 'remove' && (
        <RemoveFactor
          title={text.removePasskeyQuestion({ name: open.passkey.name })}
          consequence={text.passkeyConsequence()}
          isOnlyFactor={isOnlyFactor}
          remove={(http) => removePasskey(http, open.passkey.id)}
          removed={text.passkeyRemoved({ name: open.passkey.name })}
          onClose={close}
        />
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
