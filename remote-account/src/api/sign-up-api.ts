import type { HttpClient } from '@counterpoint/contract';
import {
  type Signup,
  type SignupConfirmed,
  type SignupResend,
  signupAnswer,
  signupConfirmed,
  signupReceived,
} from '@counterpoint/domain/schemas/members';

/** The response is the same for new and registered addresses. */
export function signUp(http: HttpClient, signup: Signup): Promise<SignupResend> {
  return http.post('/signups', { schema: signupReceived, json: signup });
}

export function resendSignUp(http: HttpClient, { id, email }: SignupResend): Promise<{ email: string }> {
  return http.post('/signups/resends', { schema: signupAnswer, json: { id, email } });
}

export function confirmSignUp(http: HttpClient, token: string): Promise<SignupConfirmed> {
  return http.post('/signups/confirmations', { schema: signupConfirmed, json: { token } });
}

export function renewSignUp(http: HttpClient, token: string): Promise<{ email: string }> {
  return http.post('/signups/renewals', { schema: signupAnswer, json: { token } });
}
