export { blockingFindings, type Finding } from '../rules/finding.ts';
export { checkRecording, RECORDING_RULES } from './check-recording.ts';
export { isKnownIsrcPrefix } from './isrc-prefix.ts';
export { splitVersion } from './version-in-title.ts';
