import { AnswerClaim, ClaimEntry, ClaimsCard } from '@counterpoint/catalogue/claims';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useIsRepresenting } from '@counterpoint/catalogue/revisions';
import { messageOf } from '@counterpoint/client/http';
import { useHost, useMay } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import {
  CONTRIBUTOR_CATEGORY_LABELS,
  CONTRIBUTOR_ROLE_LABELS,
  LINE_UP_EVIDENCE_LABELS,
  type LineUpClaim,
  type RecordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import { formatShare } from '@counterpoint/domain/shares';
import { Button, Flex, type StatusTone, useFocusRecovery } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate, joinParts } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { withdrawLineUpClaim } from '../../../api/claims-api.ts';
import { RECORDINGS } from '../../../api/recordings.ts';
import * as text from '../../../messages/claims.generated.ts';
import { formatPerformance } from '../../../ui/draft/format-contributor.ts';
import { DIALOGS } from '../lazy-parts.ts';
import { awaitsMe, useLineUpClaims } from './use-line-up-claims.ts';

const STATES: Record<LineUpClaim['state'], { readonly label: Message; readonly tone: StatusTone }> = {
  requested: { label: text.requested, tone: 'amber' },
  accepted: { label: text.confirmed, tone: 'green' },
  refused: { label: text.refused, tone: 'grey' },
  withdrawn: { label: text.withdrawn, tone: 'grey' },
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
    <ClaimsCard title={text.performerClaims()}>
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
  const canChange = useMay('catalogue:change');
  const isRepresenting = useIsRepresenting();
  const canWithdraw = canChange && !isRepresenting && claim.state === 'requested' && claim.is_me;
  const { label, tone } = STATES[claim.state];
  return (
    <ClaimEntry
      claim={claim}
      what={formatRoles(claim.roles)}
      status={{ label: label(), tone }}
      awaitsMe={isAwaited}
      terms={termsOf(claim)}
      reasons={[
        text.evidence({ kind: LINE_UP_EVIDENCE_LABELS[evidence.kind](), reference: evidence.reference }),
        text.statement(evidence),
      ]}
    >
      {isAwaited && <Answer recording={recording} claim={claim} />}
      {canWithdraw && <WithdrawClaim recording={recording} claim={claim} />}
    </ClaimEntry>
  );
}

function termsOf(claim: LineUpClaim): string {
  const { category, credited_as, created_at } = claim;
  return joinParts(
    [
      CONTRIBUTOR_CATEGORY_LABELS[category](),
      credited_as && text.creditedAs({ name: credited_as }),
      formatPerformance(claim),
      text.claimedOn({ date: formatLongDate(created_at) }),
    ],
    ' · ',
  );
}

function Answer({ recording, claim }: ClaimProps) {
  return (
    <AnswerClaim
      source={RECORDINGS}
      entry={recording}
      claim={claim}
      label={text.confirmClaim()}
      question={text.confirmQuestion(claim)}
      done={text.confirmDone(claim)}
      consequence={text.refuseConsequence()}
      dialogs={DIALOGS}
    >
      <CreditTaken recording={recording} claim={claim} />
      <p>{text.confirmConsequence()}</p>
    </AnswerClaim>
  );
}

function CreditTaken({ recording: { contributors }, claim }: ClaimProps) {
  const { credited_as, roles, name } = claim;
  const open = contributors.filter((credit) => credit.party_id === null && credit.name === credited_as);
  // As in the API: of several credits, the first with one of the roles.
  const credit = open.find((each) => each.roles.some((role) => roles.includes(role))) ?? open[0];
  if (!credit) return null;
  const taken = { name, before: credit.name };
  const change = { before: formatPart(credit), after: formatPart(claim) };
  return (
    <>
      {credit.share === null ? (
        <p>{text.takesCredit(taken)}</p>
      ) : (
        <p>{text.takesCreditWithShare({ ...taken, share: formatShare(credit.share) })}</p>
      )}
      {change.before !== change.after && <p>{text.changesCredit(change)}</p>}
    </>
  );
}

function formatPart({ category, roles }: Pick<LineUpClaim, 'category' | 'roles'>): string {
  return text.nameAndRoles({ name: CONTRIBUTOR_CATEGORY_LABELS[category](), roles: formatRoles(roles) });
}

function formatRoles(roles: LineUpClaim['roles']): string {
  return roles.map((role) => CONTRIBUTOR_ROLE_LABELS[role]()).join(', ');
}

function WithdrawClaim({ recording, claim }: ClaimProps) {
  const { http, notify } = useHost();
  const onSettled = useEntryChanged(RECORDINGS);
  const row = useFocusRecovery<HTMLDivElement>();
  const withdrawal = useMutation({
    mutationFn: () => withdrawLineUpClaim(http, recording.id, claim.id),
    onSuccess: () => notify(text.withdrawDone(), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled,
  });
  return (
    <Flex ref={row} paddingTop="2">
      <Button size="sm" variant="outline" loading={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
        {text.withdraw()}
      </Button>
    </Flex>
  );
}
