import type { HttpClient } from '@counterpoint/contract';
import { type RecordingPage, recordingPage, type recordingQuery } from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

export type RecordingQuery = z.output<typeof recordingQuery>;

export const recordingKeys = {
  all: ['recordings'] as const,
};

export function fetchRecordings(http: HttpClient, query: RecordingQuery, signal: AbortSignal): Promise<RecordingPage> {
  return http.get('/recordings', { schema: recordingPage, query, signal });
}
