import { ButtonLink } from '@counterpoint/area-ui/page';
import { AnswerClaim, ClaimEntry, ClaimsCard } from '@counterpoint/catalogue/claims';
import { paths } from '@counterpoint/contract/paths';
import {
  type WorkClaim,
  type WorkClaims,
  type WorkDetails,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import type { StatusTone } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { formatShares } from '../../../ui/shares/my-shares.ts';
import { DIALOGS } from '../lazy-parts.ts';

const STATES: Record<WorkClaim['state'], { readonly label: Message; readonly tone: StatusTone }> = {
  confirmed: { label: text.confirmed, tone: 'green' },
  requested: { label: text.requested, tone: 'amber' },
  accepted: { label: text.accepted, tone: 'green' },
  refused: { label: text.refused, tone: 'grey' },
  // Whatever the outcome of the case, which the claim doesn't learn.
  disputed: { label: text.disputed, tone: 'grey' },
};

export function ClaimsSection({ work, claims }: { work: WorkDetails; claims: WorkClaims }) {
  if (claims.items.length === 0) return null;
  return (
    <ClaimsCard title={text.claims()}>
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
  const { label, tone } = STATES[claim.state];
  return (
    <ClaimEntry
      claim={claim}
      what={sharesOf(claim)}
      status={{ label: label(), tone }}
      awaitsMe={isAwaited}
      terms={text.terms({ role: WRITER_ROLE_LABELS[claim.role](), date: formatLongDate(claim.created_at) })}
      reasons={[text.statement(claim)]}
    >
      {isAwaited && <Answer work={work} claim={claim} />}
      {claim.opposition_id && (
        <ButtonLink variant="outline" size="sm" marginTop="2" to={paths.oppositions.details(claim.opposition_id)}>
          {text.viewCase()}
        </ButtonLink>
      )}
    </ClaimEntry>
  );
}

function sharesOf({ shares }: WorkClaim): string {
  return formatShares(
    shares,
    RIGHTS.filter((right) => shares[right] > 0),
  );
}

function Answer({ work, claim }: { work: WorkDetails; claim: WorkClaim }) {
  return (
    <AnswerClaim
      source={WORKS}
      entry={work}
      claim={claim}
      label={text.accept()}
      question={text.acceptQuestion(claim)}
      done={text.acceptDone(claim)}
      consequence={text.refuseConsequence()}
      dialogs={DIALOGS}
    >
      {text.acceptConsequence({ name: claim.name, shares: sharesOf(claim) })}
    </AnswerClaim>
  );
}
