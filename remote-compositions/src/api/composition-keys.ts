import type { CompositionQuery } from './compositions-api.ts';

/** One prefix, so that one live event invalidates all of them. */
export const compositionKeys = {
  all: ['compositions'] as const,
  list: (query: CompositionQuery) => ['compositions', 'list', query] as const,
  details: (id: string) => ['compositions', 'details', id] as const,
};
