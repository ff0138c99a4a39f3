import type { HttpClient } from '@counterpoint/contract';
import { type RecordedWorks, recordedWorks } from '@counterpoint/domain/schemas';

const worksOf = (id: string) => `/recordings/${encodeURIComponent(id)}/works`;

/** The works that a recording is linked with, whichever of the two pages said so. */
export function fetchRecordedWorks(http: HttpClient, id: string, signal: AbortSignal): Promise<RecordedWorks> {
  return http.get(worksOf(id), { schema: recordedWorks, signal });
}

export function linkWork(http: HttpClient, id: string, compositionId: string): Promise<RecordedWorks> {
  return http.post(worksOf(id), { schema: recordedWorks, json: { composition_id: compositionId } });
}

export function unlinkWork(http: HttpClient, id: string, compositionId: string): Promise<RecordedWorks> {
  return http.delete(`${worksOf(id)}/${encodeURIComponent(compositionId)}`, { schema: recordedWorks });
}
