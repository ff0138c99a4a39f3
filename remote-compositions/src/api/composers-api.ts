import type { HttpClient } from '@counterpoint/contract';
import {
  type ComposerCandidate,
  type ComposerDetails,
  type ComposerPage,
  type composerCandidateQuery,
  composerCandidates,
  composerDetails,
  composerPage,
  type composerQuery,
  type NewComposer,
  type Party,
} from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

export type ComposerQuery = z.output<typeof composerQuery>;
/** What is typed so far of somebody who is to be added. */
export type TypedComposer = z.input<typeof composerCandidateQuery>;

export const composerKeys = {
  all: ['composers'] as const,
  details: (id: string) => ['composers', 'details', id] as const,
  candidates: (typed: TypedComposer) => ['composers', 'candidates', typed] as const,
};

const composer = (id: string) => `/composers/${encodeURIComponent(id)}`;

export function fetchComposers(http: HttpClient, query: ComposerQuery, signal: AbortSignal): Promise<ComposerPage> {
  return http.get('/composers', { schema: composerPage, query, signal });
}

/** The best matches only: a picker shows a handful, and a longer search narrows them. */
export async function searchComposers(http: HttpClient, query: string, signal: AbortSignal): Promise<Party[]> {
  const page = await http.get('/composers', { schema: composerPage, query: { query, per_page: 8 }, signal });
  return page.items;
}

export function fetchComposer(http: HttpClient, id: string, signal?: AbortSignal): Promise<ComposerDetails> {
  return http.get(composer(id), { schema: composerDetails, ...(signal && { signal }) });
}

/** Those known who may be who is being typed. */
export async function fetchComposerCandidates(
  http: HttpClient,
  typed: TypedComposer,
  signal: AbortSignal,
): Promise<ComposerCandidate[]> {
  const found = await http.post('/composers/candidates', { schema: composerCandidates, json: typed, signal });
  return found.items;
}

export function createComposer(http: HttpClient, form: NewComposer, idempotencyKey: string): Promise<ComposerDetails> {
  return http.post('/composers', { schema: composerDetails, json: form, idempotencyKey });
}

export function changeComposer(
  http: HttpClient,
  { id, version }: Pick<ComposerDetails, 'id' | 'version'>,
  form: NewComposer,
): Promise<ComposerDetails> {
  return http.put(composer(id), { schema: composerDetails, json: form, version });
}
