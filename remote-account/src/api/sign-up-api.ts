import type { HttpClient } from '@counterpoint/contract';
import { type Signup, signupAnswer, signupConfirmed } from '@counterpoint/domain/schemas/members';

/** The response is the same for new and registered addresses. */
export function signUp(http: HttpClient, signup: Signup) {
  return http.post('/signups', { schema: signupAnswer, json: signup });
}

export function confirmSignUp(http: HttpClient, token: string) {
  return http.post('/signups/confirmations', { schema: signupConfirmed, json: { token } });
}

export function renewSignUp(http: HttpClient, token: string) {
  return http.post('/signups/renewals', { schema: signupAnswer, json: { token } });
}
