export { checkComposition } from './check-composition.ts';
export { blockingFindings, type Finding, type Severity } from './finding.ts';
export { RULES } from './rule-list.ts';
export type { RuledCollection, RuledPublisher, RuledWork, RuledWriter } from './ruled-work.ts';
