import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { type CompositionDetails, compositionDetails } from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';
import type { VersionedWork } from './compositions-api.ts';

/** The new version of a work that is drafted beside the one in force: at most one, made by who submitted the work. */
const amendment = (id: string) => `/compositions/${encodeURIComponent(id)}/amendment`;

/** Null where none is under way, or none that the member may know of. */
export function fetchAmendment(http: HttpClient, id: string, signal?: AbortSignal): Promise<CompositionDetails | null> {
  return http.get(amendment(id), { schema: z.nullable(compositionDetails), ...(signal && { signal }) });
}

export function discardAmendment(http: HttpClient, { id, version }: VersionedWork): Promise<void> {
  return http.delete(amendment(id), { schema: nothing, version });
}
