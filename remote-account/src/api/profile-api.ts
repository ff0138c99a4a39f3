import type { HttpClient } from '@counterpoint/contract';
import { type Profile, profile } from '@counterpoint/domain/schemas/members';

export const profileKeys = { mine: ['account', 'profile'] as const };

export function fetchProfile(http: HttpClient, signal: AbortSignal) {
  return http.get('/user/profile', { schema: profile, signal });
}

/** Sends the whole profile; the API ignores fields a member can't change, except the email address. */
export function saveProfile(http: HttpClient, changed: Profile) {
  return http.put('/user/profile', { schema: profile, json: changed });
}
