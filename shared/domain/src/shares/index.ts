export {
  CLAIM_STATUS_WORDS,
  CLAIM_STATUSES,
  type Claim,
  type ClaimStatus,
  claimedOf,
  claimStatusOf,
} from './claim-status.ts';
export {
  evenSplit,
  FULL_SHARE,
  formatShare,
  formatShareNumber,
  isFullTotal,
  missingShare,
  parseShare,
  RIGHT_LABELS,
  RIGHTS,
  type Right,
  SHARE_TOLERANCE,
  type Shares,
  totalOf,
  typedHundredths,
} from './shares.ts';
