import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  openPasswordReset,
  type PasswordChange,
  type PasswordReset,
  passwordResetAnswer,
} from '@counterpoint/domain/schemas/members';

const pathOf = (userId: string) => `/password-resets/${encodeURIComponent(userId)}`;

export function passwordsOf(http: HttpClient) {
  return {
    change: (json: PasswordChange) => http.put('/user/password', { schema: nothing, json }),
    /** The response is the same for known and unknown addresses. */
    requestReset: (email: string) => http.post('/password-resets', { schema: passwordResetAnswer, json: { email } }),
    checkReset: (userId: string, token: string, signal: AbortSignal) =>
      http.post(`${pathOf(userId)}/checks`, { schema: openPasswordReset, json: { token }, signal }),
    completeReset: (userId: string, json: PasswordReset) => http.put(pathOf(userId), { schema: nothing, json }),
  };
}
