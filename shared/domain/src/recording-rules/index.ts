export { blockingFindings, type Finding, type Severity } from '../rules/finding.ts';
export { checkRecording } from './check-recording.ts';
export { isKnownIsrcPrefix } from './isrc-prefix.ts';
export { RECORDING_RULES } from './rule-list.ts';
export type { RuledContributor, RuledRecording, RuledRight } from './ruled-recording.ts';
export { splitVersion } from './version-in-title.ts';
