import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { type CompositionDetails, type CompositionDraft, compositionDetails } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';
import type { VersionedWork } from './compositions-api.ts';

/** The new version of a work that is drafted beside the one in force: at most one, made by who submitted the work. */
const amendment = (id: string) => `/compositions/${encodeURIComponent(id)}/amendment`;

/** Null where none is under way, or none that the member may know of. */
export function fetchAmendment(http: HttpClient, id: string, signal?: AbortSignal): Promise<CompositionDetails | null> {
  return http.get(amendment(id), { schema: z.nullable(compositionDetails), ...(signal && { signal }) });
}

export function beginAmendment(
  http: HttpClient,
  { id, version }: VersionedWork,
  idempotencyKey: string,
): Promise<CompositionDetails> {
  return http.post(amendment(id), { schema: compositionDetails, version, idempotencyKey });
}

export function updateAmendment(
  http: HttpClient,
  { id, version }: VersionedWork,
  draft: CompositionDraft,
): Promise<CompositionDetails> {
  return http.put(amendment(id), { schema: compositionDetails, json: draft, version });
}

export function discardAmendment(http: HttpClient, { id, version }: VersionedWork): Promise<void> {
  return http.delete(amendment(id), { schema: nothing, version });
}

export interface AmendmentSubmission {
  readonly idempotencyKey: string;
  /** Why the work changes, for those who are asked to confirm it. */
  readonly changeNote: string;
}

export function submitAmendment(
  http: HttpClient,
  { id, version }: VersionedWork,
  { idempotencyKey, changeNote }: AmendmentSubmission,
): Promise<CompositionDetails> {
  const json = { change_note: changeNote };
  return http.post(`${amendment(id)}/submission`, { schema: compositionDetails, json, version, idempotencyKey });
}
