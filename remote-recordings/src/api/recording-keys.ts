import type { RecordingSearch } from './recordings-api.ts';

/** One prefix, so that one live event invalidates all of them. */
export const recordingKeys = {
  all: ['recordings'] as const,
  details: (id: string) => ['recordings', 'details', id] as const,
  search: (query: RecordingSearch) => ['recordings', 'search', query] as const,
};
