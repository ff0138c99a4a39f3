import { CLAIM_STATUS_WORDS, type ClaimStatus } from '@counterpoint/domain/shares';
import { StatusBadge, type StatusTone } from '@counterpoint/kit/core';

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
