import { FULL_SHARE, RIGHTS, type Right, SHARE_TOLERANCE, type Shares, totalOf } from './shares.ts';

/** DDEX `ClaimStatus` without `UnderClaim` and `OverClaim`, which are for senders who lack the total. */
export const CLAIM_STATUSES = [
  'complete_claim',
  'incomplete_claim',
  'complete_under_claim',
  'incomplete_under_claim',
  'minor_over_claim',
  'major_over_claim',
] as const;
export type ClaimStatus = (typeof CLAIM_STATUSES)[number];

export const CLAIM_STATUS_WORDS: Record<ClaimStatus, { readonly label: string; readonly meaning: string }> = {
  complete_claim: {
    label: 'Complete claim',
    meaning: 'Everybody named has answered, and the claims make 100% of each right.',
  },
  incomplete_claim: {
    label: 'Claim not confirmed by all',
    meaning: 'The claims make 100% of each right, but somebody named has not answered.',
  },
  complete_under_claim: {
    label: 'Under-claimed',
    meaning: 'Everybody named has answered, and a part of a right is claimed by nobody.',
  },
  incomplete_under_claim: {
    label: 'Under-claimed, not confirmed by all',
    meaning: 'A part of a right is claimed by nobody, and somebody named has not answered.',
  },
  minor_over_claim: {
    label: 'Over-claimed',
    meaning: 'The claims on a right make more than 100%, though not more than 115%.',
  },
  major_over_claim: {
    label: 'Far over-claimed',
    meaning: 'The claims on a right make more than 115%.',
  },
};

/** Above this a claim too much is a major one, as DDEX draws the line. */
const MINOR_UP_TO = 11_500;

/** What one party says is theirs of a work, or what is told of them while they say nothing themselves. */
export interface Claim {
  /** Null for a writer or publisher whom nobody knows: nobody claims that part. */
  readonly party_id: string | null;
  readonly shares: Shares;
  readonly is_awaited: boolean;
}

/** What is claimed of each right, in hundredths; it may pass 10000. */
export function claimedOf(claims: readonly Claim[]): Shares {
  const told = claims.filter(({ party_id }) => party_id !== null);
  return { pr: totalOf(told, 'pr'), mr: totalOf(told, 'mr'), sr: totalOf(told, 'sr') };
}

/** The status of a work by its claims. Synchronisation counts only where somebody claims any. */
export function claimStatusOf(claims: readonly Claim[]): ClaimStatus {
  const claimed = claimedOf(claims);
  const isTold = (right: Right) => right !== 'sr' || totalOf(claims, 'sr') > 0;
  const totals = RIGHTS.filter(isTold).map((right) => claimed[right]);
  const most = Math.max(...totals);
  if (most > MINOR_UP_TO + SHARE_TOLERANCE) return 'major_over_claim';
  if (most > FULL_SHARE + SHARE_TOLERANCE) return 'minor_over_claim';
  const isComplete = claims.every(({ is_awaited }) => !is_awaited);
  if (Math.min(...totals) < FULL_SHARE - SHARE_TOLERANCE)
    return isComplete ? 'complete_under_claim' : 'incomplete_under_claim';
  return isComplete ? 'complete_claim' : 'incomplete_claim';
}
