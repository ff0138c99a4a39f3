import { useAsk, useNearing } from '@counterpoint/catalogue/later';
import { CardSection } from '@counterpoint/catalogue/versions';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import {
  type CompositionDetails,
  type WorkClaim,
  type WorkClaims,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas';
import { formatShare, RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Box, Button, Flex, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { useState } from 'react';
import { answerClaim } from '../../../api/work-api.ts';
import { DIALOGS } from '../later-parts.ts';
import { useWorkChanged } from '../use-work.ts';

const STATES: Record<WorkClaim['state'], { readonly label: string; readonly tone: StatusTone }> = {
  confirmed: { label: 'Line confirmed', tone: 'green' },
  requested: { label: 'Awaits the submitter', tone: 'amber' },
  accepted: { label: 'Accepted', tone: 'green' },
  refused: { label: 'Refused', tone: 'grey' },
  disputed: { label: 'Case open', tone: 'terracotta' },
};

/** The claims that were made on a work, and the submitter's answer to those that ask for one. */
export function ClaimsSection({ work, claims }: { work: CompositionDetails; claims: WorkClaims }) {
  if (claims.items.length === 0) return null;
  return (
    <CardSection title="Claims">
      <Box as="ul" listStyleType="none" margin="0" paddingX="5" paddingBottom="3">
        {claims.items.toReversed().map((claim) => (
          <ClaimItem key={claim.id} work={work} claim={claim} />
        ))}
      </Box>
    </CardSection>
  );
}

/** Whether somebody waits for the member's answer to their claim. */
export function awaitsMe({ is_mine }: CompositionDetails, { state }: WorkClaim): boolean {
  return is_mine && state === 'requested';
}

function ClaimItem({ work, claim }: { work: CompositionDetails; claim: WorkClaim }) {
  const { label, tone } = STATES[claim.state];
  return (
    <Box as="li" paddingY="3" borderTopWidth="1px" borderColor="line">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold">
          {claim.is_me ? 'You' : claim.name}: {sharesOf(claim)}
        </Text>
        <StatusBadge tone={tone}>{awaitsMe(work, claim) ? 'Awaits you' : label}</StatusBadge>
      </Flex>
      <Text color="muted" fontSize="sm">
        {WRITER_ROLE_LABELS[claim.role]}, {formatLongDate(claim.created_at)}
      </Text>
      <Text fontSize="sm" overflowWrap="anywhere">
        “{claim.statement}”
      </Text>
      {claim.answer && (
        <Text fontSize="sm" overflowWrap="anywhere">
          Answer: “{claim.answer}”
        </Text>
      )}
      {awaitsMe(work, claim) && <Answer work={work} claim={claim} />}
    </Box>
  );
}

function sharesOf({ shares }: WorkClaim): string {
  return RIGHTS.filter((right) => shares[right] > 0)
    .map((right) => `${RIGHT_LABELS[right].toLowerCase()} ${formatShare(shares[right])}`)
    .join(', ');
}

function Answer({ work, claim }: { work: CompositionDetails; claim: WorkClaim }) {
  const { http, notify } = useHost();
  const onSettled = useWorkChanged();
  const [isAsking, setAsking] = useState(false);
  const ask = useAsk();
  const nearing = useNearing(DIALOGS);
  const accept = useMutation({
    mutationFn: () => answerClaim(http, { ...work, claimId: claim.id }, { is_accepted: true, reason: null }),
    onSuccess: () => notify(`The line is ${claim.name}’s from now on.`, { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled,
  });
  function handleAccept() {
    setAsking(false);
    accept.mutate();
  }
  function handleRefuse() {
    ask({
      ...{ later: DIALOGS, title: 'Refuse the claim' },
      render: ({ RefuseClaimDialog }, onClose) => <RefuseClaimDialog {...{ work, claim, onClose }} />,
    });
  }
  return (
    <Flex gap="2.5" wrap="wrap" paddingTop="2">
      <Button size="sm" loading={accept.isPending} onClick={() => setAsking(true)}>
        Accept the claim
      </Button>
      <Button size="sm" variant="outline" {...nearing} onClick={handleRefuse}>
        Refuse the claim
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Give the line to ${claim.name}?`}
        confirmLabel="Give them the line"
        onConfirm={handleAccept}
        onCancel={() => setAsking(false)}
      >
        A new version of the work is in force at once, in which the line without a name is theirs: {sharesOf(claim)}.
      </ConfirmDialog>
    </Flex>
  );
}
