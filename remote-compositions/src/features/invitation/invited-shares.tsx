import { ConfirmedButton, ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { type AnsweredInvitation, invitationRefusal, type OpenInvitation } from '@counterpoint/domain/schemas/works';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { useState } from 'react';
import { confirmInvitation, declineInvitation } from '../../api/invitations-api.ts';
import * as text from '../../messages/invitation.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import type { GivenAnswer } from './answered-page.tsx';
import { InvitationFrame } from './invitation-frame.tsx';
import { formatOwnShares, SharesTable } from './shares-table.tsx';

interface InvitedSharesProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAnswered: (answer: GivenAnswer) => void;
  /** The link was used, or the shares have changed: shows what applies now. */
  readonly onRejected: () => void;
}

export function InvitedShares(props: InvitedSharesProps) {
  const { title, name, inviter_name, expires_at } = props.invitation;
  return (
    <InvitationFrame title={titles.invitation()} context={text.namesYou({ inviter: inviter_name, name })}>
      <Stack gap="4">
        <Card as="section" padding="none" aria-label={title}>
          <Stack gap="4" padding="5">
            <Heading as="h2" size="lg" overflowWrap="anywhere">
              {title}
            </Heading>
            <Facts
              items={[
                { label: text.namedAs(), value: name },
                { label: text.submittedBy(), value: inviter_name },
                { label: text.linkUntil(), value: formatLongDate(expires_at) },
              ]}
            />
          </Stack>
          <SharesTable invitation={props.invitation} />
        </Card>
        <Answers {...props} />
      </Stack>
    </InvitationFrame>
  );
}

function Answers({ token, invitation, onAnswered, onRejected }: InvitedSharesProps) {
  const [isDeclining, setDeclining] = useState(false);
  const { title, name, inviter_name, shown } = invitation;
  const { http } = useHost();
  async function answerWith(answer: Promise<AnsweredInvitation>, isConfirmed: boolean): Promise<void> {
    try {
      onAnswered({ ...(await answer), isConfirmed });
    } catch (error) {
      if (problemOf(error)) onRejected();
      throw error;
    }
  }
  return (
    <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
      <ConfirmedButton
        label={text.confirm()}
        question={{ title: text.confirmQuestion({ title }), yes: text.confirm() }}
        act={() => answerWith(confirmInvitation(http, { token, shown }), true)}
        done={text.answerDone({ inviter: inviter_name })}
      >
        {text.confirmFinal({ name, shares: formatOwnShares(invitation) })}
      </ConfirmedButton>
      <Button variant="outline" onClick={() => setDeclining(true)}>
        {text.decline()}
      </Button>
      {isDeclining && (
        <ReasonDialog
          title={text.declineQuestion({ title })}
          submitLabel={text.declineSubmit()}
          tone="danger"
          label={text.declineReason()}
          help={text.declineHelp({ name })}
          schema={invitationRefusal}
          read={(reason) => ({ token, shown, reason })}
          send={(refusal) => answerWith(declineInvitation(http, refusal), false)}
          done={text.answerDone({ inviter: inviter_name })}
          refresh={async () => undefined}
          onClose={() => setDeclining(false)}
        >
          <Text>{text.declineEffect({ inviter: inviter_name })}</Text>
        </ReasonDialog>
      )}
    </Flex>
  );
}
