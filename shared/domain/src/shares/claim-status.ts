import { codesOf } from '../fields/codes-of.ts';
import * as text from '../messages/shares.generated.ts';
import { FULL_SHARE, RIGHTS, type Right, SHARE_TOLERANCE, type Shares, totalOf } from './shares.ts';

/** DDEX `ClaimStatus` without `UnderClaim` and `OverClaim`, which are for senders who lack the total. */
export const CLAIM_STATUS_WORDS = {
  complete_claim: { label: text.completeClaim, meaning: text.completeClaimMeaning },
  incomplete_claim: { label: text.incompleteClaim, meaning: text.incompleteClaimMeaning },
  complete_under_claim: { label: text.completeUnderClaim, meaning: text.completeUnderClaimMeaning },
  incomplete_under_claim: { label: text.incompleteUnderClaim, meaning: text.incompleteUnderClaimMeaning },
  minor_over_claim: { label: text.minorOverClaim, meaning: text.minorOverClaimMeaning },
  major_over_claim: { label: text.majorOverClaim, meaning: text.majorOverClaimMeaning },
};
export const CLAIM_STATUSES = codesOf(CLAIM_STATUS_WORDS);
export type ClaimStatus = keyof typeof CLAIM_STATUS_WORDS;

/** DDEX's limit between minor and major over-claims. */
const MINOR_UP_TO = 11_500;

/** A party's own claim or, until they make one, the shares that others entered for them. */
export interface Claim {
  /** Null for an unknown party, whose shares are unclaimed. */
  readonly party_id: string | null;
  readonly shares: Shares;
  readonly is_awaited: boolean;
}

export function claimedOf(claims: readonly Claim[]): Shares {
  const known = claims.filter(({ party_id }) => party_id !== null);
  return { pr: totalOf(known, 'pr'), mr: totalOf(known, 'mr'), sr: totalOf(known, 'sr') };
}

/** Synchronisation counts only if there are any claims on it. */
export function claimStatusOf(claims: readonly Claim[]): ClaimStatus {
  const claimed = claimedOf(claims);
  const isCounted = (right: Right) => right !== 'sr' || totalOf(claims, 'sr') > 0;
  const totals = RIGHTS.filter(isCounted).map((right) => claimed[right]);
  const most = Math.max(...totals);
  if (most > MINOR_UP_TO + SHARE_TOLERANCE) return 'major_over_claim';
  if (most > FULL_SHARE + SHARE_TOLERANCE) return 'minor_over_claim';
  const isComplete = claims.every(({ is_awaited }) => !is_awaited);
  if (Math.min(...totals) < FULL_SHARE - SHARE_TOLERANCE)
    return isComplete ? 'complete_under_claim' : 'incomplete_under_claim';
  return isComplete ? 'complete_claim' : 'incomplete_claim';
}

type PartyShares = Pick<Claim, 'party_id' | 'shares'>;

/** Whether these lines already give the claimant as much as they claim. */
export function isGiven({ party_id, shares }: PartyShares, lines: readonly PartyShares[]): boolean {
  const own = lines.filter((line) => line.party_id === party_id);
  return RIGHTS.every((right) => totalOf(own, right) >= shares[right]);
}
