export { checkComposition } from './check-composition.ts';
export { blockingFindings, type Finding, type Severity } from './finding.ts';
export type { RuledWork, RuledWriter } from './ruled-work.ts';
