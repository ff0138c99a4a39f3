import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { newIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import type { WorkInvitation } from '@counterpoint/domain/schemas/works';
import { Button } from '@counterpoint/kit/core';
import { invitationsOf, sendInvitationAgain, withdrawInvitation } from '../../../api/invitations-api.ts';
import * as text from '../../../messages/invitations.generated.ts';
import type { InvitedParty } from './invited-parties.ts';

const INVITING = {
  name: 'work-inviting',
  load: () => import('./invite-dialog.tsx').then((module) => module.InviteDialog),
};

interface InviteButtonProps {
  readonly workId: string;
  readonly party: InvitedParty;
  readonly label: string;
}

export function InviteButton({ workId, party, label }: InviteButtonProps) {
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(INVITING);
  const title = text.inviteParty(party);
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={text.action({ action: label, name: party.name })}
      {...prefetch}
      onClick={() =>
        openDialog({
          lazy: INVITING,
          title,
          render: (InviteDialog, onClose) => <InviteDialog workId={workId} party={party} onClose={onClose} />,
        })
      }
    >
      {label}
    </Button>
  );
}

interface SentButtonProps {
  readonly workId: string;
  readonly party: InvitedParty;
  readonly invitation: WorkInvitation;
}

export function SendAgainButton({ workId, party: { name }, invitation: { id, address } }: SentButtonProps) {
  const { http } = useHost();
  const refresh = useRefresh(invitationsOf(workId).key);
  const send = () =>
    sendInvitationAgain(http, { workId, invitationId: id, idempotencyKey: newIdempotencyKey() }).finally(refresh);
  return (
    <ConfirmedButton
      size="sm"
      variant="outline"
      label={text.sendAgain()}
      aria-label={text.action({ action: text.sendAgain(), name })}
      question={{ title: text.sendAgainQuestion({ name }), yes: text.sendAgain() }}
      act={send}
      done={text.invited({ name })}
    >
      {text.sendAgainEffect({ address })}
    </ConfirmedButton>
  );
}

export function WithdrawButton({ workId, party: { name }, invitation: { id, address } }: SentButtonProps) {
  const { http } = useHost();
  const refresh = useRefresh(invitationsOf(workId).key);
  return (
    <ConfirmedButton
      size="sm"
      variant="ghost"
      label={text.withdraw()}
      aria-label={text.action({ action: text.withdraw(), name })}
      question={{ title: text.withdrawQuestion({ name }), yes: text.withdrawYes(), tone: 'danger' }}
      act={() => withdrawInvitation(http, { workId, invitationId: id }).finally(refresh)}
      done={text.withdrawn()}
    >
      {text.withdrawEffect({ address })}
    </ConfirmedButton>
  );
}
