import * as z from 'zod/mini';
import { memberFields, organisationFields, personFields } from './member-fields.ts';
import { email, newPassword } from './session.ts';
import { body } from './text.ts';

const account = {
  email,
  password: newPassword,
  accept_terms: z.literal(true, 'Accept the terms to join.'),
};

/** `POST /signups` of a person. */
export const individualSignup = body({
  register_as: z.literal('individual'),
  ...personFields,
  ...memberFields,
  ...account,
});

/** `POST /signups` of a company or society. */
export const corporateSignup = body({
  register_as: z.literal('corporate'),
  ...organisationFields,
  ...memberFields,
  ...account,
});

/** `POST /signups`. */
export const signup = z.discriminatedUnion(
  'register_as',
  [individualSignup, corporateSignup],
  'Choose whether a person or an organisation joins.',
);
/** A sign-up, of either kind. */
export type Signup = z.infer<typeof signup>;

/** The answer to every sign-up that is well formed, whether or not the address was known. */
export const signupAnswer = z.object({ status: z.literal('received'), email: z.string() });
