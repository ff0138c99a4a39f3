import type { WorkClaims } from '@counterpoint/domain/schemas/works';
import { CLAIM_STATUS_WORDS, type ClaimStatus } from '@counterpoint/domain/shares';
import { Note, StatusBadge, type StatusTone } from '@counterpoint/kit/core';
import * as text from '../../../messages/details.generated.ts';
import { formatShares } from '../../../ui/shares/my-shares.ts';

const TONES: Record<ClaimStatus, StatusTone> = {
  complete_claim: 'green',
  incomplete_claim: 'amber',
  complete_under_claim: 'violet',
  incomplete_under_claim: 'violet',
  minor_over_claim: 'terracotta',
  major_over_claim: 'terracotta',
};

export function ClaimBadge({ status }: { status: ClaimStatus }) {
  const { label, meaning } = CLAIM_STATUS_WORDS[status];
  return (
    <span title={meaning()}>
      <StatusBadge tone={TONES[status]}>{label()}</StatusBadge>
    </span>
  );
}

/** The registered shares total 100% even if the claims exceed it. */
export function OverClaim({ claims: { status, claimed } }: { claims: WorkClaims }) {
  if (!status.endsWith('over_claim')) return null;
  return (
    <Note paddingX="5" paddingBottom="3">
      {text.claimsTotal({ shares: formatShares(claimed) })}
    </Note>
  );
}
