import type { HttpClient } from '@counterpoint/contract';
import { type Profile, profile } from '@counterpoint/domain/schemas/members';

export const PROFILE = { key: ['account', 'profile'], path: '/user/profile', schema: profile };

/** Sends the whole profile; the API ignores fields a member can't change, except the email address. */
export function saveProfile(http: HttpClient, changed: Profile) {
  return http.put(PROFILE.path, { schema: profile, json: changed });
}
