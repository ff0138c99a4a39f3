import type { HttpClient } from '@counterpoint/contract';
import {
  recordingPage,
  type recordingQuery,
  repertoireRecordingPage,
  type repertoireRecordingQuery,
} from '@counterpoint/domain/schemas/recordings';
import type * as z from 'zod/mini';

export type RecordingQuery = z.output<typeof recordingQuery>;

type RecordingSearch = Pick<z.output<typeof repertoireRecordingQuery>, 'query' | 'page'> &
  Partial<Pick<z.output<typeof repertoireRecordingQuery>, 'filter' | 'per_page'>>;

export function fetchRecordings(http: HttpClient, query: RecordingQuery, signal: AbortSignal) {
  return http.get('/recordings', { schema: recordingPage, query, signal });
}

export function repertoireFor(query: RecordingSearch) {
  return {
    key: ['recordings', 'search', query],
    path: '/repertoire/recordings',
    schema: repertoireRecordingPage,
    query: { ...query },
  };
}
