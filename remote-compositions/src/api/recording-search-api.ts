import type { HttpClient } from '@counterpoint/contract';
import { type RepertoireRecording, repertoireRecordingPage } from '@counterpoint/domain/schemas/recordings';

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
