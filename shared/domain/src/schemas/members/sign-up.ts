import * as z from 'zod/mini';
import { body, requiredText } from '../requests/text.ts';
import { linkToken } from './link-token.ts';
import {
  birthDate,
  chosenCountry,
  joiningFields,
  memberRoles,
  organisationNames,
  personNames,
  stageNames,
} from './member-fields.ts';
import { email, newPassword } from './session.ts';

const account = {
  email,
  password: newPassword,
  accept_terms: z.literal(true, 'Accept the terms to join.'),
};

const person = {
  register_as: z.literal('individual'),
  ...personNames,
  stage_names: stageNames,
  birth_date: birthDate,
  nationality: chosenCountry('Choose your nationality.'),
  country: chosenCountry('Choose the country you live in.'),
  ...joiningFields,
  roles: memberRoles,
};

const organisation = {
  register_as: z.literal('corporate'),
  ...organisationNames,
  country: chosenCountry('Choose the country it is registered in.'),
  contact_person: requiredText('Enter the name of somebody we can ask.', 80),
  ...joiningFields,
};

const WHO_JOINS = 'Choose whether a person or an organisation joins.';

export const individualSignup = body({ ...person, ...account });

export const corporateSignup = body({ ...organisation, ...account });

/** `POST /signups`. */
export const signup = z.discriminatedUnion('register_as', [individualSignup, corporateSignup], WHO_JOINS);
export type Signup = z.infer<typeof signup>;

/** Who joins, as it waits for the address to be confirmed: a sign-up without the account. */
export const newMember = z.discriminatedUnion('register_as', [body(person), body(organisation)], WHO_JOINS);
export type NewMember = z.infer<typeof newMember>;

/** The answer to every sign-up that is well formed, whether or not the address was known. */
export const signupAnswer = z.object({ status: z.literal('received'), email: z.string() });

/** `POST /signups/confirmations` and `POST /signups/renewals`: the token of the link that was mailed. */
export const signupLink = body({ token: linkToken });

/** What a member may have given that another got before the link was followed. */
export const LEFT_OUT = ['ipi_name_number', 'isni_number'] as const;

/** The answer to a link that was followed in time: the account is there. */
export const signupConfirmed = z.object({
  status: z.literal('confirmed'),
  email: z.string(),
  left_out: z.array(z.enum(LEFT_OUT)),
});
export type SignupConfirmed = z.infer<typeof signupConfirmed>;
