export { CASE_ACTORS, type CaseActor, type CaseFacts, ESCALATES_BY_DEFAULT, NEEDS_EVIDENCE } from './case-facts.ts';
export { actsFor, type CaseMove, type CaseOutcome, isHeld, moveCase } from './case-machine.ts';
export { CASE_ACTS, CASE_TABLE, type CaseAct, type Guard, type Transition } from './case-table.ts';
