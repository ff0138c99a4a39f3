import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { partyClaims } from '@counterpoint/domain/schemas/parties';
import { ISNI_KEY } from './isni-api.ts';

export const PARTY_CLAIMS = { key: [...ISNI_KEY, 'claims'], path: '/party-claims', schema: partyClaims };

export function claimsOf(http: HttpClient) {
  const pathOf = (id: string, action: string) => `${PARTY_CLAIMS.path}/${encodeURIComponent(id)}/${action}`;
  return {
    requestCode: (id: string) => http.post(pathOf(id, 'codes'), { schema: nothing }),
    confirm: (id: string, json: { code: string }) => http.post(pathOf(id, 'confirmation'), { schema: nothing, json }),
    withdraw: (id: string) => http.post(pathOf(id, 'withdrawal'), { schema: nothing }),
  };
}
