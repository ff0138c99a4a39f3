import type { HttpClient } from '@counterpoint/contract';
import {
  type RecordingsOfWork,
  type RepertoireRecording,
  recordingsOfWork,
  repertoireRecordingPage,
} from '@counterpoint/domain/schemas';

/** The best matches only: a picker shows a handful, and a longer search narrows them. */
export async function searchRecordings(
  http: HttpClient,
  query: string,
  signal: AbortSignal,
): Promise<RepertoireRecording[]> {
  const page = await http.get('/repertoire/recordings', {
    schema: repertoireRecordingPage,
    query: { query, per_page: 8 },
    signal,
  });
  return page.items;
}

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
