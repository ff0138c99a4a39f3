import type { RecordingSearch } from './recordings-api.ts';

/** One beginning, so that what the server tells of recordings reaches all of them. */
export const recordingKeys = {
  all: ['recordings'] as const,
  details: (id: string) => ['recordings', 'details', id] as const,
  search: (query: RecordingSearch) => ['recordings', 'search', query] as const,
};
