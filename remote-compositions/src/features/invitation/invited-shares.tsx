import { ConfirmedButton, ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { LabelledTable } from '@counterpoint/area-ui/table';
import { isApiError } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import {
  type AnsweredInvitation,
  invitationRefusal,
  type OpenInvitation,
  PUBLISHER_TYPE_LABELS,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { formatShare, type Right, type Shares } from '@counterpoint/domain/shares';
import { Alert, Box, Button, Card, Flex, Heading, Note, Stack, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import { useState } from 'react';
import { confirmInvitation, declineInvitation } from '../../api/invitations-api.ts';
import * as text from '../../messages/invitation.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { formatLineTerms } from '../../ui/shares/format-terms.ts';
import { formatShares, rightsOf, totalsOf } from '../../ui/shares/my-shares.ts';
import { shareColumns } from '../../ui/shares/share-columns.tsx';
import type { GivenAnswer } from './answered-page.tsx';
import { InvitationFrame } from './invitation-frame.tsx';

interface InvitedSharesProps {
  readonly token: string;
  readonly invitation: OpenInvitation;
  readonly onAnswered: (answer: GivenAnswer) => void;
  /** The link was used, or the shares have changed: shows what applies now. */
  readonly onRejected: () => void;
}

export function InvitedShares(props: InvitedSharesProps) {
  const { title, name, inviter_name, expires_at, registered } = props.invitation;
  const asked = { inviter: inviter_name, name };
  const isRemoval = isRemoved(props.invitation);
  return (
    <InvitationFrame
      title={isRemoval ? text.removal() : titles.invitation()}
      context={isRemoval ? text.removesYou(asked) : registered ? text.changesYours(asked) : text.namesYou(asked)}
    >
      <Stack gap="4">
        {registered && (
          <Alert tone="warning" title={isRemoval ? text.nothingLeft() : text.sharesChange()}>
            {text.registeredShares({ shares: formatShares(registered, rightsIn(props.invitation)) })}
          </Alert>
        )}
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
  const isRemoval = isRemoved(invitation);
  const labels = isRemoval
    ? { confirm: text.confirmRemoval(), question: text.removalQuestion({ title }) }
    : { confirm: text.confirm(), question: text.confirmQuestion({ title }) };
  const { http } = useHost();
  async function answerWith(answer: Promise<AnsweredInvitation>, isConfirmed: boolean): Promise<void> {
    try {
      onAnswered({ ...(await answer), isConfirmed, isRemoval });
    } catch (error) {
      if (isApiError(error) && [404, 409, 410].includes(error.status)) onRejected();
      throw error;
    }
  }
  return (
    <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
      <ConfirmedButton
        label={labels.confirm}
        question={{ title: labels.question, yes: labels.confirm }}
        act={() => answerWith(confirmInvitation(http, { token, shown }), true)}
        done={text.answerDone({ inviter: inviter_name })}
      >
        {isRemoval
          ? text.removalFinal({ name })
          : text.confirmFinal({ name, shares: formatShares(totalsOf(invitation.lines), rightsIn(invitation)) })}
      </ConfirmedButton>
      <Button variant="outline" onClick={() => setDeclining(true)}>
        {text.decline()}
      </Button>
      {isDeclining && (
        <ReasonDialog
          title={isRemoval ? text.declineRemovalQuestion({ title }) : text.declineQuestion({ title })}
          submitLabel={isRemoval ? text.declineRemoval() : text.declineSubmit()}
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

interface SharesRow {
  readonly key: string;
  readonly label: string;
  readonly terms?: string;
  readonly shares: Shares;
  readonly isOwn: boolean;
}

const ROLE_LABELS = { ...PUBLISHER_TYPE_LABELS, ...WRITER_ROLE_LABELS };

function SharesTable({ invitation }: { invitation: OpenInvitation }) {
  const rights = rightsIn(invitation);
  return (
    <Box padding={{ base: '4', md: '0' }} paddingTop="0">
      <LabelledTable
        caption={text.shares()}
        columns={columnsFor(rights)}
        rows={rowsOf(invitation)}
        rowKey={({ key }) => key}
      />
    </Box>
  );
}

/** The revision that the party is asked about no longer names it. */
function isRemoved({ registered, lines }: OpenInvitation): boolean {
  return registered !== null && lines.length === 0;
}

function rightsIn({ lines, others, registered }: OpenInvitation): Right[] {
  return rightsOf([...lines, others, ...(registered ? [{ shares: registered }] : [])]);
}

function rowsOf(invitation: OpenInvitation): SharesRow[] {
  const { lines, others } = invitation;
  const own = lines.map((line, index) => {
    const label = text.yourRole({ role: ROLE_LABELS[line.role]() });
    return { key: `own:${index}`, label, terms: formatLineTerms(line), shares: line.shares, isOwn: true };
  });
  const rest = { key: 'others', label: text.others(others), shares: others.shares, isOwn: false };
  const rows = others.count > 0 ? [...own, rest] : own;
  return [...rows, { key: 'total', label: text.total(), shares: totalsOf(rows), isOwn: false }];
}

function columnsFor(rights: readonly Right[]): Column<SharesRow>[] {
  return [
    { id: 'role', header: text.role(), cell: (row) => <RowLabel row={row} />, isRowHeader: true },
    ...shareColumns(rights, (row: SharesRow, right) => <Share row={row} right={right} />),
  ];
}

function RowLabel({ row: { label, terms } }: { row: SharesRow }) {
  return (
    <>
      {label}
      {terms && (
        <Note as="span" display="block" fontWeight="normal" _firstLetter={{ textTransform: 'uppercase' }}>
          {terms}
        </Note>
      )}
    </>
  );
}

function Share({ row: { shares, isOwn }, right }: { row: SharesRow; right: Right }) {
  const share = formatShare(shares[right]);
  return isOwn ? <strong>{share}</strong> : share;
}
