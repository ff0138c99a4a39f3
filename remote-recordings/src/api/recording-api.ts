import type { HttpClient } from '@counterpoint/contract';
import { type RecordingDetails, recordingDetails } from '@counterpoint/domain/schemas';

export function fetchRecording(http: HttpClient, id: string, signal?: AbortSignal): Promise<RecordingDetails> {
  return http.get(`/recordings/${encodeURIComponent(id)}`, { schema: recordingDetails, ...(signal && { signal }) });
}
