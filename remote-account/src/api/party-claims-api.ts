import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { type PartyClaim, partyClaims } from '@counterpoint/domain/schemas/parties';
import { isniKeys } from './isni-api.ts';

export const partyClaimKeys = { all: [...isniKeys.all, 'claims'] as const };

const action = (id: string, name: string) => `/party-claims/${encodeURIComponent(id)}/${name}`;

export async function fetchPartyClaims(http: HttpClient, signal: AbortSignal): Promise<PartyClaim[]> {
  return (await http.get('/party-claims', { schema: partyClaims, signal })).items;
}

export function requestClaimCode(http: HttpClient, id: string) {
  return http.post(action(id, 'codes'), { schema: nothing });
}

export function confirmClaim(http: HttpClient, id: string, json: { readonly code: string }) {
  return http.post(action(id, 'confirmation'), { schema: nothing, json });
}

export function withdrawClaim(http: HttpClient, id: string) {
  return http.post(action(id, 'withdrawal'), { schema: nothing });
}
