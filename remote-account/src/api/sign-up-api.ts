import type { HttpClient } from '@counterpoint/contract';
import { type Signup, signupAnswer } from '@counterpoint/domain/schemas';

/** The answer is alike for an address that is new and for one that has an account already. */
export function signUp(http: HttpClient, signup: Signup): Promise<{ email: string }> {
  return http.post('/signups', { schema: signupAnswer, json: signup });
}
