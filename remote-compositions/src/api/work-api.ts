import type { VersionedEntry } from '@counterpoint/catalogue/entry';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type ClaimAnswer,
  type NewClaim,
  type WorkClaim,
  type WorkClaims,
  type WorkDetails,
  workClaim,
  workClaims,
  workDetails,
} from '@counterpoint/domain/schemas/works';

export const claimsKey = (id: string) => ['compositions', 'claims', id];

const work = (id: string) => `/compositions/${encodeURIComponent(id)}`;

export function fetchClaims(http: HttpClient, id: string, signal: AbortSignal): Promise<WorkClaims> {
  return http.get(`${work(id)}/claims`, { schema: workClaims, signal });
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
  { id, version, claimId }: VersionedEntry & { readonly claimId: string },
  json: ClaimAnswer,
): Promise<WorkDetails> {
  return http.post(`${work(id)}/claims/${encodeURIComponent(claimId)}/answer`, {
    schema: workDetails,
    json,
    version,
  });
}

export function downloadCertificate(http: HttpClient, id: string): Promise<Download> {
  return http.download(`${work(id)}/certificate`);
}
