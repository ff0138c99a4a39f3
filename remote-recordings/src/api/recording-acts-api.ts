import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  type RecordingDetails,
  type RecordingRevisions,
  recordingDetails,
  recordingRevisions,
  type Withdrawal,
} from '@counterpoint/domain/schemas';
import * as z from 'zod/mini';
import type { VersionedRecording } from './recordings-api.ts';

const schema = recordingDetails;
const ofRecording = (id: string) => `/recordings/${encodeURIComponent(id)}`;

/** Null where no new version is under way, or none that the member may know of. */
export function fetchAmendment(http: HttpClient, id: string, signal: AbortSignal): Promise<RecordingDetails | null> {
  return http.get(`${ofRecording(id)}/amendment`, { schema: z.nullable(recordingDetails), signal });
}

export function discardAmendment(http: HttpClient, { id, version }: VersionedRecording): Promise<void> {
  return http.delete(`${ofRecording(id)}/amendment`, { schema: nothing, version });
}

export function discardDraft(http: HttpClient, { id, version }: VersionedRecording): Promise<void> {
  return http.delete(ofRecording(id), { schema: nothing, version });
}

export function fetchRevisions(http: HttpClient, id: string, signal: AbortSignal): Promise<RecordingRevisions> {
  return http.get(`${ofRecording(id)}/revisions`, { schema: recordingRevisions, signal });
}

export function fetchRevision(
  http: HttpClient,
  { id, number }: { readonly id: string; readonly number: number },
  signal: AbortSignal,
): Promise<RecordingDetails> {
  return http.get(`${ofRecording(id)}/revisions/${number}`, { schema, signal });
}

/** Says yes to the rights that a submitted version gives the member. */
export function confirmRights(http: HttpClient, { id, version }: VersionedRecording): Promise<RecordingDetails> {
  return http.post(`${ofRecording(id)}/confirmation`, { schema, version });
}

/** Objects to them. */
export function contestRights(
  http: HttpClient,
  { id, version }: VersionedRecording,
  json: { readonly reason: string },
): Promise<RecordingDetails> {
  return http.post(`${ofRecording(id)}/contestation`, { schema, json, version });
}

/** Makes a version that waits a draft again. */
export function takeBack(http: HttpClient, { id, version }: VersionedRecording): Promise<RecordingDetails> {
  return http.post(`${ofRecording(id)}/taking-back`, { schema, version });
}

export function withdrawRecording(
  http: HttpClient,
  { id, version }: VersionedRecording,
  json: Withdrawal,
): Promise<RecordingDetails> {
  return http.post(`${ofRecording(id)}/withdrawal`, { schema, json, version });
}

/** Reminds those who have not confirmed. */
export function remindHolders(http: HttpClient, id: string): Promise<RecordingDetails> {
  return http.post(`${ofRecording(id)}/reminder`, { schema });
}
