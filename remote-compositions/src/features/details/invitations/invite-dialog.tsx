import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { type NewInvitation, newInvitation } from '@counterpoint/domain/schemas/works';
import { Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { invitationKeys, inviteParty } from '../../../api/invitations-api.ts';
import * as text from '../../../messages/invitations.generated.ts';
import { formatShares, type InvitedParty } from './invited-parties.ts';

interface InviteDialogProps {
  readonly workId: string;
  readonly party: InvitedParty;
  readonly onClose: () => void;
}

export function InviteDialog({ workId, party, onClose }: InviteDialogProps) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const dialogForm = useDialogForm<{ email: string }, NewInvitation>({
    initial: { email: '' },
    schema: newInvitation,
    read: ({ email }) => ({ party_id: party.id, email }),
    async send(body, idempotencyKey) {
      await inviteParty(http, workId, { ...body, idempotencyKey });
      notify(text.invited(party), { type: 'success' });
    },
    refresh: () => queries.invalidateQueries({ queryKey: invitationKeys.ofWork(workId) }),
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
      <Text color="muted" fontSize="sm">
        {text.joining()}
      </Text>
    </FormDialog>
  );
}
