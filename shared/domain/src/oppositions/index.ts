export { CASE_ACTS, type CaseAct } from './case-acts.ts';
export { CASE_ACTORS, type CaseActor, type CaseFacts, ESCALATES_BY_DEFAULT, NEEDS_EVIDENCE } from './case-facts.ts';
export { areSameGroup, isAboutShares, measuresOf } from './case-kinds.ts';
export { actsFor, type CaseMove, type CaseOutcome, isHeld, moveCase } from './case-machine.ts';
export { type CaseBasis, type CaseProblem, caseProblems } from './case-problems.ts';
export { doRightsMeet, doScopesMeet, liesWithin } from './case-scopes.ts';
export {
  type CaseDifference,
  caseTotal,
  differencesOf,
  inProportion,
  isProposalFull,
  measuresIn,
  shareOf,
} from './case-shares.ts';
export { CASE_TABLE, type Guard, type Transition } from './case-table.ts';
export { type ChangeWithin, changeWithin, doMeet, reachesFurther } from './changed-lines.ts';
export { completeClaim } from './complete-claim.ts';
export { holdersWithin } from './holders-within.ts';
export { type AnsweredCase, linesAfterAnswers } from './lines-after-answers.ts';
export {
  type AnsweredLine,
  type Assignment,
  assignConflicts,
  type Conflict,
  conflictsIn,
  type StandingCase,
} from './overlap-conflicts.ts';
export { type OwnClaim, ownClaim } from './own-claim.ts';
export { type Rebasing, rebaseLines } from './rebase-lines.ts';
export {
  contributorLines,
  type HolderOnLine,
  holderLines,
  keyOfNewLine,
  type RecordingScope,
  scopeAsLine,
  scopeSegments,
  type WorkLines,
  workLines,
} from './registered-lines.ts';
export { type Rectangle, releaseWithin } from './released-lines.ts';
export { widenedClaim } from './widened-lines.ts';
