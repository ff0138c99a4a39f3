export { CASE_ACTS, type CaseAct } from './case-acts.ts';
export { type CaseFacts, ESCALATES_BY_DEFAULT, NEEDS_EVIDENCE } from './case-facts.ts';
export { areSameGroup, isAboutOtherWork, isAboutShares, lineGroupsOf, measuresOf } from './case-kinds.ts';
export { actsFor, type CaseMove, type CaseOutcome, hasSharesOnHold, moveCase } from './case-machine.ts';
export { caseProblems } from './case-problems.ts';
export { doRightsOverlap, doScopesOverlap, isWithin } from './case-scopes.ts';
export {
  type CaseDifference,
  caseTotal,
  differencesOf,
  inProportion,
  isProposalFull,
  isTotalFull,
  measuresIn,
  shareOf,
} from './case-shares.ts';
export { CASE_TABLE } from './case-table.ts';
export { changeWithin, coversRights, lineOver, overlapsAny, reachesFurther } from './changed-lines.ts';
export { type ClaimOutcome, claimOutcome, unnamedLineFor } from './claim-outcome.ts';
export { completeClaim } from './complete-claim.ts';
export { contestedShares } from './contested-shares.ts';
export { passedCredits, unassignedFeatured } from './line-up-outcome.ts';
export { type AnsweredCase, linesAfterAnswers } from './lines-after-answers.ts';
export { claimInAll, lowerClaim, restOfClaim } from './lower-claim.ts';
export { mergeLines } from './merge-lines.ts';
export { type AnsweredLine, assignConflicts, type Conflict, conflictsIn } from './overlap-conflicts.ts';
export { ownClaim } from './own-claim.ts';
export { rebaseLines } from './rebase-lines.ts';
export {
  contributorLines,
  holderLines,
  holdersWithin,
  keyOfNewLine,
  scopeAsLine,
  scopeSegments,
  workLines,
} from './registered-lines.ts';
export { releaseEffect } from './release-effect.ts';
export { type LoweredLine, linesOver, lowerWithin, releaseWithin } from './released-lines.ts';
export { contestRights } from './rights-contest.ts';
export { widenedClaim } from './widened-lines.ts';
