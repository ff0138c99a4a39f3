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
/** The last isn’t counted: the dashboard links to it. */
export const RECORDING_LIST_FILTERS = [...RECORDING_FILTERS, 'line_up_claimed'] as const;
export const RECORDING_COUNTS = ['all', 'registered', 'awaiting_confirmation', 'in_dispute', 'draft'] as const;
export type RecordingListFilter = (typeof RECORDING_LIST_FILTERS)[number];
