/** One prefix, so that one live event invalidates all of them. */
export const workKeys = {
  all: ['compositions'] as const,
  details: (id: string) => ['compositions', 'details', id] as const,
};
