import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { useMay } from '@counterpoint/contract';
import type { WorkDetails, WorkInvitation } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Flex, Note, StatusBadge, Text, useFocusRecovery } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { invitationsOf } from '../../../api/invitations-api.ts';
import * as text from '../../../messages/invitations.generated.ts';
import { InviteButton, SendAgainButton, WithdrawButton } from './invitation-buttons.tsx';
import { type InvitedParty, invitedPartiesOf } from './invited-parties.ts';

/** For the submitter alone, if the work names parties that aren't members. */
export function InvitationsCard({ work }: { work: WorkDetails }) {
  const parties = invitedPartiesOf(work);
  const canInvite = useMay('catalogue:change');
  const { data, error, refetch } = useRead(invitationsOf(work.id), { enabled: canInvite && parties.length > 0 });
  if (!canInvite || parties.length === 0) return null;
  return (
    <CardSection title={text.title()}>
      {error ? (
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Note paddingX="5">{text.hint()}</Note>
          <Box as="ul" listStyleType="none" margin="0" paddingX="5" paddingBottom="3" paddingTop="3">
            {parties.map((party) => (
              <InvitationItem
                key={party.id}
                workId={work.id}
                party={party}
                invitation={data && (data.items.find(({ party_id }) => party_id === party.id) ?? null)}
              />
            ))}
          </Box>
        </>
      )}
    </CardSection>
  );
}

interface InvitationItemProps {
  readonly workId: string;
  readonly party: InvitedParty;
  /** Null if the party wasn't invited; undefined while it is loading. */
  readonly invitation: WorkInvitation | null | undefined;
}

function InvitationItem({ workId, party, invitation }: InvitationItemProps) {
  const row = useFocusRecovery<HTMLDivElement>();
  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="3"
      wrap="wrap"
      paddingY="3"
      borderTopWidth="1px"
      borderColor="line"
      overflowWrap="anywhere"
    >
      <Box flex="1 1 14rem" minWidth="0">
        <Text fontWeight="semibold">{party.name}</Text>
        <Note minHeight="5">{invitation !== undefined && progressOf(party, invitation)}</Note>
      </Box>
      <State party={party} invitation={invitation} />
      {invitation !== undefined && mayAsk(party, invitation) && (
        <Flex ref={row} gap="2.5" wrap="wrap">
          {invitation && isOpen(invitation) ? (
            <>
              <SendAgainButton workId={workId} party={party} invitation={invitation} />
              <WithdrawButton workId={workId} party={party} invitation={invitation} />
            </>
          ) : (
            <InviteButton workId={workId} party={party} label={invitation ? text.again() : text.invite()} />
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** Once confirmed, a party is asked only about a revision that changes its shares. */
function mayAsk({ isConfirmed }: InvitedParty, invitation: WorkInvitation | null): boolean {
  return !isConfirmed || (invitation !== null && isOpen(invitation));
}

function isOpen({ state }: WorkInvitation): boolean {
  return state === 'sent' || state === 'opened';
}

function State({ party, invitation }: Pick<InvitationItemProps, 'party' | 'invitation'>) {
  if (invitation && isOpen(invitation)) return <StatusBadge tone="amber">{text.openBadge()}</StatusBadge>;
  if (party.isConfirmed) return <StatusBadge tone="green">{text.confirmedBadge()}</StatusBadge>;
  return invitation?.state === 'declined' ? <StatusBadge tone="terracotta">{text.declinedBadge()}</StatusBadge> : null;
}

function progressOf({ isConfirmed }: InvitedParty, invitation: WorkInvitation | null): string {
  if (!invitation) return text.notInvited();
  const { state, address, reason, sent_at, opened_at, answered_at, expires_at } = invitation;
  const answered = formatLongDate(answered_at ?? sent_at);
  const sent = { address, date: formatLongDate(sent_at), until: formatLongDate(expires_at) };
  switch (state) {
    case 'confirmed':
      return isConfirmed ? text.confirmed({ date: answered }) : text.confirmedBefore({ date: answered });
    case 'declined':
      return (isConfirmed ? text.declinedChange : text.declined)({ date: answered, reason: reason ?? '' });
    case 'expired':
      return text.expired({ address, date: formatLongDate(expires_at) });
    case 'opened':
      return text.invitedAndOpened({ ...sent, opened: formatLongDate(opened_at ?? sent_at) });
    case 'sent':
      return text.invitedOn(sent);
  }
}
