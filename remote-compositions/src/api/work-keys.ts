import type { WorkQuery } from './works-api.ts';

/** One prefix, so that one live event invalidates all of them. */
export const workKeys = {
  all: ['compositions'] as const,
  list: (query: WorkQuery) => ['compositions', 'list', query] as const,
  details: (id: string) => ['compositions', 'details', id] as const,
};
