import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type ClaimAnswer,
  type CompositionDetails,
  type Contestation,
  compositionDetails,
  type NewClaim,
  type Withdrawal,
  type WorkClaim,
  type WorkClaims,
  type WorkRevisions,
  workClaim,
  workClaims,
  workRevisions,
} from '@counterpoint/domain/schemas';
import type { VersionedWork } from './compositions-api.ts';

/** Below the compositions' own key, so that what the server tells of them reaches these too. */
export const workKeys = {
  amendment: (id: string) => ['compositions', 'amendment', id] as const,
  claims: (id: string) => ['compositions', 'claims', id] as const,
  recordings: (id: string) => ['compositions', 'recordings', id] as const,
  revisions: (id: string) => ['compositions', 'revisions', id] as const,
  revision: (id: string, number: number) => ['compositions', 'revisions', id, number] as const,
};

const work = (id: string) => `/compositions/${encodeURIComponent(id)}`;

export function fetchRevisions(http: HttpClient, id: string, signal: AbortSignal): Promise<WorkRevisions> {
  return http.get(`${work(id)}/revisions`, { schema: workRevisions, signal });
}

export function fetchRevision(
  http: HttpClient,
  { id, number }: { readonly id: string; readonly number: number },
  signal: AbortSignal,
): Promise<CompositionDetails> {
  return http.get(`${work(id)}/revisions/${number}`, { schema: compositionDetails, signal });
}

export function fetchClaims(http: HttpClient, id: string, signal: AbortSignal): Promise<WorkClaims> {
  return http.get(`${work(id)}/claims`, { schema: workClaims, signal });
}

/** Objects to what a submitted version gives the member. */
export function contestShares(
  http: HttpClient,
  { id, version }: VersionedWork,
  json: Contestation,
): Promise<CompositionDetails> {
  return http.post(`${work(id)}/contestation`, { schema: compositionDetails, json, version });
}

/** Makes a version that waits a draft again. */
export function takeBack(http: HttpClient, { id, version }: VersionedWork): Promise<CompositionDetails> {
  return http.post(`${work(id)}/taking-back`, { schema: compositionDetails, version });
}

export function withdrawWork(
  http: HttpClient,
  { id, version }: VersionedWork,
  json: Withdrawal,
): Promise<CompositionDetails> {
  return http.post(`${work(id)}/withdrawal`, { schema: compositionDetails, json, version });
}

/** Reminds those who have not confirmed. */
export function remindParties(http: HttpClient, id: string): Promise<CompositionDetails> {
  return http.post(`${work(id)}/reminder`, { schema: compositionDetails });
}

export function claimShare(
  http: HttpClient,
  id: string,
  { idempotencyKey, ...json }: NewClaim & { readonly idempotencyKey: string },
): Promise<WorkClaim> {
  return http.post(`${work(id)}/claims`, { schema: workClaim, json, idempotencyKey });
}

export function answerClaim(
  http: HttpClient,
  { id, version, claimId }: VersionedWork & { readonly claimId: string },
  json: ClaimAnswer,
): Promise<CompositionDetails> {
  return http.post(`${work(id)}/claims/${encodeURIComponent(claimId)}/answer`, {
    schema: compositionDetails,
    json,
    version,
  });
}

/** The certificate of what is in force, as a PDF. */
export function downloadCertificate(http: HttpClient, id: string): Promise<Download> {
  return http.download(`${work(id)}/certificate`);
}
