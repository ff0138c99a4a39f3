import type { VersionedEntry } from '@counterpoint/catalogue/entry';
import type { Download, HttpClient } from '@counterpoint/contract';
import { type NewClaim, workClaim, workClaims } from '@counterpoint/domain/schemas/works';

const work = (id: string) => `/compositions/${encodeURIComponent(id)}`;

export function claimsOf(id: string) {
  return { key: ['compositions', 'claims', id], path: `${work(id)}/claims`, schema: workClaims };
}

export function claimShare(
  http: HttpClient,
  { id, version }: VersionedEntry,
  { idempotencyKey, ...json }: NewClaim & { readonly idempotencyKey: string },
) {
  return http.post(`${work(id)}/claims`, { schema: workClaim, json, version, idempotencyKey });
}

export function downloadCertificate(http: HttpClient, id: string): Promise<Download> {
  return http.download(`${work(id)}/certificate`);
}
