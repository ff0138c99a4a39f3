import { useAsk, useNearing } from '@counterpoint/catalogue/later';
import { CardSection } from '@counterpoint/catalogue/versions';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { findCountry } from '@counterpoint/domain/countries';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  contributorRoleLabel,
  LINE_UP_EVIDENCE_LABELS,
  type LineUpClaim,
  type RecordingDetails,
} from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Box, Button, Flex, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { useState } from 'react';
import { answerPart, withdrawPart } from '../../../api/claims-api.ts';
import { DIALOGS } from '../later-parts.ts';
import { useRecordingsChanged } from '../use-recordings-changed.ts';
import { awaitsMe, useLineUpClaims } from './use-line-up-claims.ts';

const STATES: Record<LineUpClaim['state'], { readonly label: string; readonly tone: StatusTone }> = {
  requested: { label: 'Awaits the submitter', tone: 'amber' },
  accepted: { label: 'Confirmed', tone: 'green' },
  refused: { label: 'Refused', tone: 'grey' },
  withdrawn: { label: 'Taken back', tone: 'grey' },
};

interface LineUpClaimsProps {
  readonly recording: RecordingDetails;
}

/** Who says they are on the recording, and what its submitter says to that. Nothing where nobody does. */
export function LineUpClaims({ recording }: LineUpClaimsProps) {
  const { data, error, refetch } = useLineUpClaims(recording);
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  const items = shownOf(data?.items ?? []);
  if (items.length === 0) return null;
  return (
    <CardSection title="Claims of performers">
      <Box as="ul" listStyleType="none" margin="0" paddingX="5" paddingBottom="3">
        {items.toReversed().map((claim) => (
          <ClaimItem key={claim.id} recording={recording} claim={claim} />
        ))}
      </Box>
    </CardSection>
  );
}

/** Those that wait for an answer, and what came of one's own last one; what came of others the history tells. */
function shownOf(claims: readonly LineUpClaim[]): LineUpClaim[] {
  const last = claims.findLast(({ is_me }) => is_me);
  return claims.filter((claim) => claim.state === 'requested' || claim === last);
}

interface ClaimProps extends LineUpClaimsProps {
  readonly claim: LineUpClaim;
}

function ClaimItem({ recording, claim }: ClaimProps) {
  const { label, tone } = STATES[claim.state];
  const { evidence } = claim;
  return (
    <Box as="li" paddingY="3" borderTopWidth="1px" borderColor="line" overflowWrap="anywhere">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold">
          {claim.is_me ? 'You' : claim.name}: {claim.roles.map(contributorRoleLabel).join(', ')}
        </Text>
        <StatusBadge tone={tone}>{awaitsMe(recording, claim) ? 'Awaits you' : label}</StatusBadge>
      </Flex>
      <Text color="muted" fontSize="sm">
        {termsOf(claim)}
      </Text>
      <Text fontSize="sm">
        {LINE_UP_EVIDENCE_LABELS[evidence.kind]}: {evidence.reference}
      </Text>
      <Text fontSize="sm">“{evidence.statement}”</Text>
      {claim.answer && <Text fontSize="sm">Answer: “{claim.answer}”</Text>}
      {claim.state === 'requested' && recording.is_mine && <Answer recording={recording} claim={claim} />}
      {claim.state === 'requested' && claim.is_me && <TakeBack recording={recording} claim={claim} />}
    </Box>
  );
}

function termsOf(claim: LineUpClaim): string {
  const { category, credited_as, performed_from, performed_to, country, created_at } = claim;
  return [
    CONTRIBUTOR_CATEGORY_LABELS[category],
    credited_as && `credited as ${credited_as}`,
    performed_from && `from ${formatLongDate(performed_from)}`,
    performed_to && `to ${formatLongDate(performed_to)}`,
    country && (findCountry(country)?.name ?? country),
    `claimed ${formatLongDate(created_at)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function Answer({ recording, claim }: ClaimProps) {
  const { http, notify } = useHost();
  const onSettled = useRecordingsChanged();
  const [isAsking, setAsking] = useState(false);
  const ask = useAsk();
  const nearing = useNearing(DIALOGS);
  const accept = useMutation({
    mutationFn: () => answerPart(http, { ...recording, claimId: claim.id }, { is_accepted: true, reason: null }),
    onSuccess: () => notify(`${claim.name} stands in the line-up from now on.`, { type: 'success' }),
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
      render: ({ RefusePartDialog }, onClose) => <RefusePartDialog {...{ recording, claim, onClose }} />,
    });
  }
  return (
    <Flex gap="2.5" wrap="wrap" paddingTop="2">
      <Button size="sm" loading={accept.isPending} onClick={() => setAsking(true)}>
        Confirm the claim
      </Button>
      <Button size="sm" variant="outline" {...nearing} onClick={handleRefuse}>
        Refuse the claim
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Was ${claim.name} on it?`}
        confirmLabel="Confirm their place"
        onConfirm={handleAccept}
        onCancel={() => setAsking(false)}
      >
        A new version of the recording is in force at once, whose line-up names them. Nobody else is asked again.
      </ConfirmDialog>
    </Flex>
  );
}

function TakeBack({ recording, claim }: ClaimProps) {
  const { http, notify } = useHost();
  const onSettled = useRecordingsChanged();
  const takeBack = useMutation({
    mutationFn: () => withdrawPart(http, recording.id, claim.id),
    onSuccess: () => notify('Your claim is taken back.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled,
  });
  return (
    <Flex paddingTop="2">
      <Button size="sm" variant="outline" loading={takeBack.isPending} onClick={() => takeBack.mutate()}>
        Take my claim back
      </Button>
    </Flex>
  );
}
