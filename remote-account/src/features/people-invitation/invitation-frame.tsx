import type { OpenPersonInvitation } from '@counterpoint/domain/schemas/members';
import { StackedCard, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import type { ReactNode } from 'react';
import * as account from '../../messages/account.generated.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { roleName } from '../../ui/role-name.ts';

export interface InvitationFormProps {
  readonly token: string;
  readonly invitation: OpenPersonInvitation;
  readonly onAccepted: () => void;
  /** Returns whether the link itself was the problem. */
  readonly onLinkError: (error: unknown) => boolean;
}

export function InvitationFrame({ invitation, children }: { invitation: OpenPersonInvitation; children: ReactNode }) {
  const { member_name: member, inviter, role } = invitation;
  const explanations = {
    signed_in: text.signedIn,
    with_password: text.known,
    with_new_account: () => text.newPerson({ member }),
  };
  return (
    <NarrowPage
      title={text.title({ member })}
      context={text.context({ inviter, member, by: inviter === member ? 'member' : 'other', role: roleName(role) })}
    >
      <StackedCard>
        <Text>{explanations[invitation.accepts]()}</Text>
        {children}
      </StackedCard>
    </NarrowPage>
  );
}

/** Read-only; tells password managers which account the password belongs to. */
export function InvitedAddress({ email }: { email: string }) {
  return (
    <Field label={account.email()}>
      <Input value={email} readOnly type="email" autoComplete="username" />
    </Field>
  );
}
