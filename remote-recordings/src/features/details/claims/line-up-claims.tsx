import { AnswerClaim, ClaimEntry, ClaimsCard } from '@counterpoint/catalogue/claims';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { findCountry } from '@counterpoint/domain/countries';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  CONTRIBUTOR_ROLE_LABELS,
  LINE_UP_EVIDENCE_LABELS,
  type LineUpClaim,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { Button, Flex, type StatusTone } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { answerPart, withdrawPart } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import { DIALOGS } from '../later-parts.ts';
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

export function LineUpClaims({ recording }: LineUpClaimsProps) {
  const { data, error, refetch } = useLineUpClaims(recording);
  if (error && !data) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  const items = shownOf(data?.items ?? []);
  if (items.length === 0) return null;
  return (
    <ClaimsCard title="Claims of performers">
      {items.toReversed().map((claim) => (
        <ClaimItem key={claim.id} recording={recording} claim={claim} />
      ))}
    </ClaimsCard>
  );
}

/** Pending claims and the result of the member's own last one; the history has the rest. */
function shownOf(claims: readonly LineUpClaim[]): LineUpClaim[] {
  const last = claims.findLast(({ is_me }) => is_me);
  return claims.filter((claim) => claim.state === 'requested' || claim === last);
}

interface ClaimProps extends LineUpClaimsProps {
  readonly claim: LineUpClaim;
}

function ClaimItem({ recording, claim }: ClaimProps) {
  const { evidence } = claim;
  const isAwaited = awaitsMe(recording, claim);
  return (
    <ClaimEntry
      claim={claim}
      what={claim.roles.map((role) => CONTRIBUTOR_ROLE_LABELS[role]()).join(', ')}
      status={STATES[claim.state]}
      awaitsMe={isAwaited}
      terms={termsOf(claim)}
      reasons={[`${LINE_UP_EVIDENCE_LABELS[evidence.kind]}: ${evidence.reference}`, `“${evidence.statement}”`]}
    >
      {isAwaited && <Answer recording={recording} claim={claim} />}
      {claim.state === 'requested' && claim.is_me && <TakeBack recording={recording} claim={claim} />}
    </ClaimEntry>
  );
}

function termsOf(claim: LineUpClaim): string {
  const { category, credited_as, performed_from, performed_to, country, created_at } = claim;
  return [
    CONTRIBUTOR_CATEGORY_LABELS[category](),
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
  const { http } = useHost();
  return (
    <AnswerClaim
      label="Confirm the claim"
      question={{ title: `Was ${claim.name} on it?`, yes: 'Confirm their place' }}
      accept={() => answerPart(http, { ...recording, claimId: claim.id }, { is_accepted: true, reason: null })}
      done={`${claim.name} stands in the line-up from now on.`}
      refresh={useEntryChanged(RECORDINGS)}
      dialogs={DIALOGS}
      refusal={({ RefusePartDialog }, onClose) => <RefusePartDialog {...{ recording, claim, onClose }} />}
    >
      A new version of the recording is in force at once, whose line-up names them. Nobody else is asked again.
    </AnswerClaim>
  );
}

function TakeBack({ recording, claim }: ClaimProps) {
  const { http, notify } = useHost();
  const onSettled = useEntryChanged(RECORDINGS);
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
