export { blockingFindings, type Finding } from '../rules/finding.ts';
export { checkRecording } from './check-recording.ts';
export { isKnownIsrcPrefix } from './isrc-prefix.ts';
export { RECORDING_RULES } from './rule-list.ts';
export type { RuledRecording } from './ruled-recording.ts';
export { splitVersion } from './version-in-title.ts';
