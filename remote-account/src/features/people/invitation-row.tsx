import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { newIdempotencyKey, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { mayAssign } from '@counterpoint/domain/permissions';
import type { PersonInvitation, Profile } from '@counterpoint/domain/schemas/members';
import { StatusBadge } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { invitationsOf, PEOPLE_KEY } from '../../api/people-api.ts';
import * as text from '../../messages/people.generated.ts';
import { RowFrame } from '../../ui/row-frame.tsx';
import { limitOf } from './area-limit.ts';

interface InvitationRowProps {
  readonly invitation: PersonInvitation;
  readonly user: Profile;
}

export function InvitationRow({ invitation, user }: InvitationRowProps) {
  const { email, role, is_expired, sent_at, expires_at } = invitation;
  return (
    <RowFrame
      name={email}
      badges={
        <>
          <StatusBadge tone="grey">{text.names[role]()}</StatusBadge>
          {invitation.areas && <StatusBadge tone="grey">{limitOf(invitation)}</StatusBadge>}
          <StatusBadge tone={is_expired ? 'terracotta' : 'amber'}>
            {is_expired ? text.expired() : text.invitedBadge()}
          </StatusBadge>
        </>
      }
      details={text.sent({ at: formatLongDate(sent_at), until: formatLongDate(expires_at) })}
      actions={mayAssign(user.person, invitation) && <InvitationActions invitation={invitation} />}
    />
  );
}

function InvitationActions({ invitation: { id, email } }: Pick<InvitationRowProps, 'invitation'>) {
  const { http } = useHost();
  const refresh = useRefresh(PEOPLE_KEY);
  return (
    <>
      <ConfirmedButton
        size="sm"
        variant="outline"
        label={text.sendAgain()}
        aria-label={text.sendAgainTo({ email })}
        question={{ title: text.sendAgainQuestion({ email }), yes: text.sendAgain() }}
        act={() => invitationsOf(http).sendAgain(id, newIdempotencyKey()).finally(refresh)}
        done={text.invited({ email })}
      >
        {text.sendAgainEffect()}
      </ConfirmedButton>
      <ConfirmedButton
        size="sm"
        variant="ghost"
        label={text.revoke()}
        aria-label={text.revokeOf({ email })}
        question={{ title: text.revokeQuestion({ email }), yes: text.revoke(), tone: 'danger' }}
        act={() => invitationsOf(http).revoke(id).finally(refresh)}
        done={text.revoked()}
      >
        {text.revokeEffect()}
      </ConfirmedButton>
    </>
  );
}
