export {
  holdersOf,
  overlapsIn,
  type RightsLine,
  type RightsSegment,
  segmentsOf,
  shortfallsIn,
  USE_TYPES,
  type UseType,
} from './rights-totals.ts';
