export { checkComposition } from './check-composition.ts';
export { blockingFindings, type Finding, type Severity } from './finding.ts';
export type { Found, Rule } from './rule.ts';
export { RULES } from './rule-list.ts';
export type {
  RuledCollection,
  RuledPublisher,
  RuledRecording,
  RuledTitle,
  RuledWork,
  RuledWriter,
} from './ruled-work.ts';
