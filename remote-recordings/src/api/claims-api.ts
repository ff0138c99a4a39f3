import type { VersionedEntry } from '@counterpoint/catalogue/entry';
import type { HttpClient } from '@counterpoint/contract';
import {
  lineUpClaim,
  lineUpClaims,
  type NewLineUpClaim,
  type RightsClaim,
  recordingDetails,
} from '@counterpoint/domain/schemas/recordings';

const ofRecording = (id: string) => `/recordings/${encodeURIComponent(id)}`;

export function claimRights(
  http: HttpClient,
  { id, version }: VersionedEntry,
  { idempotencyKey, ...claim }: RightsClaim & { readonly idempotencyKey: string },
) {
  return http.post(`${ofRecording(id)}/rights-claims`, {
    schema: recordingDetails,
    json: claim,
    version,
    idempotencyKey,
  });
}

export function changeRightsClaim(http: HttpClient, { id, version }: VersionedEntry, claim: RightsClaim) {
  return http.put(`${ofRecording(id)}/rights-claims`, { schema: recordingDetails, json: claim, version });
}

export function releaseRightsClaim(http: HttpClient, { id, version }: VersionedEntry) {
  return http.delete(`${ofRecording(id)}/rights-claims`, { schema: recordingDetails, version });
}

/** Its key is below the recordings', so that a change to recordings invalidates these too. */
export function lineUpClaimsOf(id: string) {
  return { key: ['recordings', 'line-up-claims', id], path: `${ofRecording(id)}/line-up-claims`, schema: lineUpClaims };
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
