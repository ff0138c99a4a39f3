import type { HttpClient } from '@counterpoint/contract';
import { type Signup, type SignupConfirmed, signupAnswer, signupConfirmed } from '@counterpoint/domain/schemas';

/** The answer is alike for an address that is new and for one that has an account already. */
export function signUp(http: HttpClient, signup: Signup): Promise<{ email: string }> {
  return http.post('/signups', { schema: signupAnswer, json: signup });
}

/** Confirms an address with the token of the link that was mailed to it; the member is made by this. */
export function confirmSignUp(http: HttpClient, token: string): Promise<SignupConfirmed> {
  return http.post('/signups/confirmations', { schema: signupConfirmed, json: { token } });
}

/** Has a new link mailed in place of one that expired. */
export function renewSignUp(http: HttpClient, token: string): Promise<{ email: string }> {
  return http.post('/signups/renewals', { schema: signupAnswer, json: { token } });
}
