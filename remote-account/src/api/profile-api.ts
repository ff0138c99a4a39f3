import type { HttpClient } from '@counterpoint/contract';
import { type Profile, profile } from '@counterpoint/domain/schemas';

export const profileKeys = { mine: ['account', 'profile'] as const };

export function fetchProfile(http: HttpClient, signal: AbortSignal): Promise<Profile> {
  return http.get('/user/profile', { schema: profile, signal });
}

/** Given: the whole profile is the body. What a member may not change is ignored, but for the e-mail address. */
export function saveProfile(http: HttpClient, changed: Profile): Promise<Profile> {
  return http.put('/user/profile', { schema: profile, json: changed });
}
