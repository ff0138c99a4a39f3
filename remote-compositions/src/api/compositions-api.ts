import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  type CompositionDetails,
  type CompositionPage,
  compositionDetails,
  compositionPage,
  type compositionQuery,
} from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

export type CompositionQuery = z.output<typeof compositionQuery>;

/** A stored work at the version that a change is made to. */
export interface VersionedWork {
  readonly id: string;
  readonly version: number;
}

const work = (id: string) => `/compositions/${encodeURIComponent(id)}`;

export function fetchCompositions(
  http: HttpClient,
  query: CompositionQuery,
  signal: AbortSignal,
): Promise<CompositionPage> {
  return http.get('/compositions', { schema: compositionPage, query, signal });
}

export function fetchComposition(http: HttpClient, id: string, signal?: AbortSignal): Promise<CompositionDetails> {
  return http.get(work(id), { schema: compositionDetails, ...(signal && { signal }) });
}

export function discardDraft(http: HttpClient, { id, version }: VersionedWork): Promise<void> {
  return http.delete(work(id), { schema: nothing, version });
}

export function confirmShares(http: HttpClient, { id, version }: VersionedWork): Promise<CompositionDetails> {
  return http.post(`${work(id)}/confirmation`, { schema: compositionDetails, version });
}
