import type { VersionedEntry } from '@counterpoint/catalogue/entry';
import type { HttpClient } from '@counterpoint/contract';
import {
  lineUpClaim,
  lineUpClaims,
  type NewLineUpClaim,
  type RightsClaim,
  recordingDetails,
} from '@counterpoint/domain/schemas/recordings';
import type { ClaimAnswer } from '@counterpoint/domain/schemas/works';

/** Shares the recordings' key prefix, so that a change to recordings invalidates these too. */
export const claimKeys = {
  lineUp: (recordingId: string) => ['recordings', 'line-up-claims', recordingId] as const,
};

const ofRecording = (id: string) => `/recordings/${encodeURIComponent(id)}`;

export function claimRights(
  http: HttpClient,
  id: string,
  { idempotencyKey, ...claim }: RightsClaim & { readonly idempotencyKey: string },
) {
  return http.post(`${ofRecording(id)}/rights-claims`, { schema: recordingDetails, json: claim, idempotencyKey });
}

export function changeRightsClaim(http: HttpClient, { id, version }: VersionedEntry, claim: RightsClaim) {
  return http.put(`${ofRecording(id)}/rights-claims`, { schema: recordingDetails, json: claim, version });
}

export function releaseRightsClaim(http: HttpClient, { id, version }: VersionedEntry) {
  return http.delete(`${ofRecording(id)}/rights-claims`, { schema: recordingDetails, version });
}

export function fetchLineUpClaims(http: HttpClient, id: string, signal: AbortSignal) {
  return http.get(`${ofRecording(id)}/line-up-claims`, { schema: lineUpClaims, signal });
}

export function submitLineUpClaim(
  http: HttpClient,
  id: string,
  { idempotencyKey, ...claim }: NewLineUpClaim & { readonly idempotencyKey: string },
) {
  return http.post(`${ofRecording(id)}/line-up-claims`, { schema: lineUpClaim, json: claim, idempotencyKey });
}

export function withdrawLineUpClaim(http: HttpClient, id: string, claimId: string) {
  return http.delete(`${ofRecording(id)}/line-up-claims/${encodeURIComponent(claimId)}`, { schema: lineUpClaim });
}

export function answerLineUpClaim(
  http: HttpClient,
  { id, version, claimId }: VersionedEntry & { readonly claimId: string },
  answer: ClaimAnswer,
) {
  return http.post(`${ofRecording(id)}/line-up-claims/${encodeURIComponent(claimId)}/answer`, {
    schema: recordingDetails,
    json: answer,
    version,
  });
}
