import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { partyClaims } from '@counterpoint/domain/schemas/parties';
import { ISNI_KEY } from './isni-api.ts';

export const PARTY_CLAIMS = { key: [...ISNI_KEY, 'claims'], path: '/party-claims', schema: partyClaims };

const action = (id: string, name: string) => `${PARTY_CLAIMS.path}/${encodeURIComponent(id)}/${name}`;

export function requestClaimCode(http: HttpClient, id: string) {
  return http.post(action(id, 'codes'), { schema: nothing });
}

export function confirmClaim(http: HttpClient, id: string, json: { readonly code: string }) {
  return http.post(action(id, 'confirmation'), { schema: nothing, json });
}

export function withdrawClaim(http: HttpClient, id: string) {
  return http.post(action(id, 'withdrawal'), { schema: nothing });
}
