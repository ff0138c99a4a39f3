export { CASE_ACTS, type CaseAct } from './case-acts.ts';
export { CASE_ACTORS, type CaseActor, type CaseFacts, ESCALATES_BY_DEFAULT, NEEDS_EVIDENCE } from './case-facts.ts';
export { actsFor, type CaseMove, type CaseOutcome, isHeld, moveCase } from './case-machine.ts';
export { CASE_TABLE, type Guard, type Transition } from './case-table.ts';
export { type ChangeWithin, changeWithin, doMeet, reachesFurther } from './changed-lines.ts';
export {
  type AnsweredLine,
  type Assignment,
  assignConflicts,
  type Conflict,
  conflictsIn,
  type StandingCase,
} from './overlap-conflicts.ts';
export { type Rectangle, releaseWithin } from './released-lines.ts';
