export const RECORDING_STATES = [
  'draft',
  'awaiting_confirmation',
  'registered',
  'withdrawn',
  'rejected',
  'superseded',
] as const;
export type RecordingState = (typeof RECORDING_STATES)[number];

export const RECORDING_FILTERS = [
  'all',
  'registered',
  'awaits_me',
  'awaiting_confirmation',
  'in_dispute',
  'draft',
] as const;
export const RECORDING_COUNTS = ['all', 'registered', 'awaiting_confirmation', 'in_dispute', 'draft'] as const;
export type RecordingFilter = (typeof RECORDING_FILTERS)[number];
