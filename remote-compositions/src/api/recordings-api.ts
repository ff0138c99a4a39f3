import type { HttpClient } from '@counterpoint/contract';
import { type RecordingsOfWork, recordingsOfWork } from '@counterpoint/domain/schemas';

const ofWork = (id: string) => `/compositions/${encodeURIComponent(id)}/recordings`;

/** The recordings that a work is linked with, whichever of the two pages said so. */
export function fetchRecordingsOf(http: HttpClient, id: string, signal: AbortSignal): Promise<RecordingsOfWork> {
  return http.get(ofWork(id), { schema: recordingsOfWork, signal });
}

export function linkRecording(http: HttpClient, id: string, recordingId: string): Promise<RecordingsOfWork> {
  return http.post(ofWork(id), { schema: recordingsOfWork, json: { recording_id: recordingId } });
}

export function unlinkRecording(http: HttpClient, id: string, recordingId: string): Promise<RecordingsOfWork> {
  return http.delete(`${ofWork(id)}/${encodeURIComponent(recordingId)}`, { schema: recordingsOfWork });
}
