export { contestedRights } from './contested-rights.ts';
export {
  formatPeriod,
  formatProblem,
  formatSegment,
  formatUses,
  formatUsesIn,
  formatUsesOf,
  USE_LABELS,
} from './format-rights.ts';
export { joinSegments } from './join-segments.ts';
export { mergeSegments, problemsIn, type RightsProblem } from './rights-problems.ts';
export { RIGHTS_STATUS_LABELS, RIGHTS_STATUSES, type RightsStatus, rightsStatusOf } from './rights-status.ts';
export {
  dayAfter,
  holdersAmong,
  holdersOf,
  overlapsIn,
  type RightsLine,
  type RightsSegment,
  segmentsOf,
  sharesAmong,
  toRightsLine,
  withRightsLine,
} from './rights-totals.ts';
export { USE_TYPES, type UseType } from './use-types.ts';
