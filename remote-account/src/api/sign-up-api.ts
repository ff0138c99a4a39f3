import type { HttpClient } from '@counterpoint/contract';
import {
  type Signup,
  type SignupResend,
  signupAnswer,
  signupConfirmed,
  signupReceived,
} from '@counterpoint/domain/schemas/members';

/** The responses are the same for new and registered addresses. */
export function signUpsOf(http: HttpClient) {
  return {
    create: (json: Signup) => http.post('/signups', { schema: signupReceived, json }),
    resend: ({ id, email }: SignupResend) =>
      http.post('/signups/resends', { schema: signupAnswer, json: { id, email } }),
    confirm: (token: string) => http.post('/signups/confirmations', { schema: signupConfirmed, json: { token } }),
    renew: (token: string) => http.post('/signups/renewals', { schema: signupAnswer, json: { token } }),
  };
}
