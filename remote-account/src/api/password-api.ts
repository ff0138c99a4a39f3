import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  openPasswordReset,
  type PasswordChange,
  type PasswordReset,
  passwordResetAnswer,
} from '@counterpoint/domain/schemas/members';

const pathOf = (userId: string) => `/password-resets/${encodeURIComponent(userId)}`;

/** The response is the same for known and unknown addresses. */
export function requestPasswordReset(http: HttpClient, email: string) {
  return http.post('/password-resets', { schema: passwordResetAnswer, json: { email } });
}

export function checkReset(
  http: HttpClient,
  userId: string,
  { token, signal }: { token: string; signal: AbortSignal },
) {
  return http.post(`${pathOf(userId)}/checks`, { schema: openPasswordReset, json: { token }, signal });
}

export function completeReset(http: HttpClient, userId: string, json: PasswordReset) {
  return http.put(pathOf(userId), { schema: nothing, json });
}

export function changePassword(http: HttpClient, json: PasswordChange) {
  return http.put('/user/password', { schema: nothing, json });
}
