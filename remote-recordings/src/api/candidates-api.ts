import type { HttpClient } from '@counterpoint/contract';
import {
  type RecordingCandidate,
  type recordingCandidateQuery,
  recordingCandidates,
} from '@counterpoint/domain/schemas';
import type * as z from 'zod/mini';

/** What is known so far of a recording that is being registered. */
export type KnownOfRecording = z.input<typeof recordingCandidateQuery>;

export const candidateKeys = {
  of: (known: KnownOfRecording) => ['recording-candidates', known] as const,
};

/** The recordings that may be the one to be registered, the likeliest first. */
export async function fetchCandidates(
  http: HttpClient,
  known: KnownOfRecording,
  signal: AbortSignal,
): Promise<RecordingCandidate[]> {
  return (await http.post('/recordings/candidates', { schema: recordingCandidates, json: known, signal })).items;
}
