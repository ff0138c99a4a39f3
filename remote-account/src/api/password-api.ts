import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { openPasswordReset, type PasswordChange, passwordResetAnswer } from '@counterpoint/domain/schemas/members';

export interface ResetLink {
  readonly userId: string;
  readonly token: string;
}

function pathOf({ userId }: ResetLink): string {
  return `/password-resets/${encodeURIComponent(userId)}`;
}

/** The response is the same for known and unknown addresses. */
export function requestPasswordReset(http: HttpClient, email: string) {
  return http.post('/password-resets', { schema: passwordResetAnswer, json: { email } });
}

export function checkReset(http: HttpClient, link: ResetLink, signal: AbortSignal) {
  return http.post(`${pathOf(link)}/checks`, { schema: openPasswordReset, json: { token: link.token }, signal });
}

export function completeReset(http: HttpClient, link: ResetLink, password: string) {
  return http.put(pathOf(link), { schema: nothing, json: { token: link.token, password } });
}

export function changePassword(http: HttpClient, change: PasswordChange) {
  return http.put('/user/password', { schema: nothing, json: change });
}
