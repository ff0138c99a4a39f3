import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { type NewInvitation, newInvitation } from '@counterpoint/domain/schemas/works';
import { Note, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { invitationsOf, inviteParty } from '../../../api/invitations-api.ts';
import * as text from '../../../messages/invitations.generated.ts';
import { formatShares } from '../../../ui/shares/my-shares.ts';
import type { InvitedParty } from './invited-parties.ts';

interface InviteDialogProps {
  readonly workId: string;
  readonly party: InvitedParty;
  readonly onClose: () => void;
}

export function InviteDialog({ workId, party, onClose }: InviteDialogProps) {
  const { http, notify } = useHost();
  const dialogForm = useDialogForm<{ email: string }, NewInvitation>({
    initial: { email: '' },
    schema: newInvitation,
    read: ({ email }) => ({ party_id: party.id, email }),
    async send(body, idempotencyKey) {
      await inviteParty(http, workId, { ...body, idempotencyKey });
      notify(text.invited(party), { type: 'success' });
    },
    refresh: useRefresh(invitationsOf(workId).key),
    onDone: onClose,
  });
  const { register, formState } = dialogForm.form;
  return (
    <FormDialog
      title={text.inviteParty(party)}
      submitLabel={text.send()}
      dialogForm={dialogForm}
      fields={['email']}
      onClose={onClose}
    >
      <Field label={text.email()} help={text.emailHelp()} error={formState.errors.email?.message}>
        <Input type="email" autoComplete="off" {...register('email')} />
      </Field>
      <Text>{text.sees({ name: party.name, shares: formatShares(party.shares) })}</Text>
      <Text>{text.effect()}</Text>
      <Note>{text.joining()}</Note>
    </FormDialog>
  );
}
