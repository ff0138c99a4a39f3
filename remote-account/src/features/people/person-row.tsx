import { ConfirmedButton, FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { displayName } from '@counterpoint/domain/names';
import { mayAssign } from '@counterpoint/domain/permissions';
import { type MemberPerson, ownershipTransfer, type Profile } from '@counterpoint/domain/schemas/members';
import { Button, StatusBadge, Text } from '@counterpoint/kit/core';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import { PEOPLE_KEY, peopleOf } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { RowFrame } from '../../ui/row-frame.tsx';
import { limitOf } from './area-limit.ts';
import { RoleDialog } from './role-dialog.tsx';

interface PersonRowProps {
  readonly person: MemberPerson;
  readonly user: Profile;
}

export function PersonRow(props: PersonRowProps) {
  const { person, user } = props;
  const { email, role, signed_in_at } = person;
  return (
    <RowFrame
      name={person.name}
      badges={
        <>
          <StatusBadge tone={role === 'owner' ? 'violet' : 'grey'}>{text.names[role]()}</StatusBadge>
          {person.areas && <StatusBadge tone="grey">{limitOf(person)}</StatusBadge>}
          {person.id === user.person.account_id && <StatusBadge tone="green">{text.you()}</StatusBadge>}
        </>
      }
      details={
        signed_in_at
          ? text.signedIn({ email, at: () => <RelativeDate key="at" at={signed_in_at} /> })
          : text.neverSignedIn({ email })
      }
      actions={mayAssign(user.person, person) && <PersonActions {...props} />}
    />
  );
}

function PersonActions({ person, user }: PersonRowProps) {
  const { http } = useHost();
  const refresh = useRefresh(PEOPLE_KEY);
  const [open, setOpen] = useState<'role' | 'transfer' | null>(null);
  const { name } = person;
  const member = displayName(user);
  const close = () => setOpen(null);
  return (
    <>
      <Button size="sm" variant="outline" aria-label={text.changeRoleOf({ name })} onClick={() => setOpen('role')}>
        {text.changeRole()}
      </Button>
      {user.person.role === 'owner' && (
        <Button size="sm" variant="outline" aria-label={text.makeOwnerOf({ name })} onClick={() => setOpen('transfer')}>
          {text.makeOwner()}
        </Button>
      )}
      <ConfirmedButton
        size="sm"
        variant="ghost"
        label={text.remove()}
        aria-label={text.removeOf({ name })}
        question={{ title: text.removeQuestion({ name }), yes: text.remove(), tone: 'danger' }}
        act={() => peopleOf(http).remove(person.id).finally(refresh)}
        done={text.removed({ name })}
      >
        {text.removeEffect({ name, member })}
      </ConfirmedButton>
      {open === 'role' && <RoleDialog person={person} by={user.person} onClose={close} />}
      {open === 'transfer' && <TransferDialog person={person} member={member} onClose={close} />}
    </>
  );
}

interface TransferDialogProps {
  readonly person: MemberPerson;
  readonly member: string;
  readonly onClose: () => void;
}

function TransferDialog({ person: { id, name }, member, onClose }: TransferDialogProps) {
  const { http, notify, refreshProfile } = useHost();
  const refresh = useRefresh(PEOPLE_KEY);
  const dialogForm = useDialogForm({
    initial: { password: '' },
    schema: ownershipTransfer,
    read: (values) => values,
    send: (transfer) => peopleOf(http).transferOwnership(id, transfer),
    onDone() {
      notify(text.transferred({ name, member }), { type: 'success' });
      onClose();
    },
    refresh: () => Promise.all([refresh(), refreshProfile()]),
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.transferQuestion({ name })}
      submitLabel={text.transfer()}
      tone="danger"
      dialogForm={dialogForm}
      fields={['password']}
      onClose={onClose}
    >
      <Text>{text.transferEffect({ name, member })}</Text>
      <Field label={text.yourPassword()} error={formState.errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
    </FormDialog>
  );
}
