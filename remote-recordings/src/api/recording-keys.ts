/** One prefix, so that one live event invalidates all of them. */
export const recordingKeys = {
  all: ['recordings'] as const,
  details: (id: string) => ['recordings', 'details', id] as const,
};
