import { AnswerClaim, ClaimEntry, ClaimsCard } from '@counterpoint/catalogue/claims';
import { useEntryChanged } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import {
  type WorkClaim,
  type WorkClaims,
  type WorkDetails,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, RIGHTS } from '@counterpoint/domain/shares';
import type { StatusTone } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { answerClaim } from '../../../api/work-api.ts';
import { WORKS } from '../../../api/works.ts';
import { DIALOGS } from '../later-parts.ts';

const STATES: Record<WorkClaim['state'], { readonly label: string; readonly tone: StatusTone }> = {
  confirmed: { label: 'Line confirmed', tone: 'green' },
  requested: { label: 'Awaits the submitter', tone: 'amber' },
  accepted: { label: 'Accepted', tone: 'green' },
  refused: { label: 'Refused', tone: 'grey' },
  disputed: { label: 'Case open', tone: 'terracotta' },
};

export function ClaimsSection({ work, claims }: { work: WorkDetails; claims: WorkClaims }) {
  if (claims.items.length === 0) return null;
  return (
    <ClaimsCard title="Claims">
      {claims.items.toReversed().map((claim) => (
        <ClaimItem key={claim.id} work={work} claim={claim} />
      ))}
    </ClaimsCard>
  );
}

export function awaitsMe({ is_mine }: WorkDetails, { state }: WorkClaim): boolean {
  return is_mine && state === 'requested';
}

function ClaimItem({ work, claim }: { work: WorkDetails; claim: WorkClaim }) {
  const isAwaited = awaitsMe(work, claim);
  return (
    <ClaimEntry
      claim={claim}
      what={sharesOf(claim)}
      status={STATES[claim.state]}
      awaitsMe={isAwaited}
      terms={`${WRITER_ROLE_LABELS[claim.role]}, ${formatLongDate(claim.created_at)}`}
      reasons={[`“${claim.statement}”`]}
    >
      {isAwaited && <Answer work={work} claim={claim} />}
    </ClaimEntry>
  );
}

function sharesOf({ shares }: WorkClaim): string {
  return RIGHTS.filter((right) => shares[right] > 0)
    .map((right) => `${RIGHT_LABELS[right].toLowerCase()} ${formatShare(shares[right])}`)
    .join(', ');
}

function Answer({ work, claim }: { work: WorkDetails; claim: WorkClaim }) {
  const { http } = useHost();
  return (
    <AnswerClaim
      label="Accept the claim"
      question={{ title: `Give the line to ${claim.name}?`, yes: 'Give them the line' }}
      accept={() => answerClaim(http, { ...work, claimId: claim.id }, { is_accepted: true, reason: null })}
      done={`The line is ${claim.name}’s from now on.`}
      refresh={useEntryChanged(WORKS)}
      dialogs={DIALOGS}
      refusal={({ RefuseClaimDialog }, onClose) => <RefuseClaimDialog {...{ work, claim, onClose }} />}
    >
      A new version of the work is in force at once, in which the line without a name is theirs: {sharesOf(claim)}.
    </AnswerClaim>
  );
}
