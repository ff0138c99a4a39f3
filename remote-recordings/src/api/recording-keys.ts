import type { RecordingSearch } from './recordings-api.ts';

/** One beginning, so that what the server tells of recordings reaches all of them. */
export const recordingKeys = {
  all: ['recordings'] as const,
  details: (id: string) => ['recordings', 'details', id] as const,
  amendment: (id: string) => ['recordings', 'amendment', id] as const,
  works: (id: string) => ['recordings', 'works', id] as const,
  revisions: (id: string) => ['recordings', 'revisions', id] as const,
  revision: (id: string, number: number) => ['recordings', 'revisions', id, number] as const,
  search: (query: RecordingSearch) => ['recordings', 'search', query] as const,
};
