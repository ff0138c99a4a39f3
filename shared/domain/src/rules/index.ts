export { checkWork } from './check-work.ts';
export { blockingFindings, type Finding, type Severity } from './finding.ts';
export { RULES } from './rule-list.ts';
export type { RuledCollection, RuledPublisher, RuledWork, RuledWriter } from './ruled-work.ts';
