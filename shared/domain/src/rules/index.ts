export { checkWork, RULES } from './check-work.ts';
export { blockingFindings, type Finding, type Severity } from './finding.ts';
