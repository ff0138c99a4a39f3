import * as z from 'zod/mini';
import * as text from '../../messages/members.generated.ts';
import { body, id, requiredText } from '../requests/text.ts';
import {
  birthDate,
  joiningFields,
  memberRoles,
  organisationNames,
  personNames,
  requiredCountryCode,
  stageNames,
} from './member-fields.ts';
import { email, linkToken, newPassword } from './session.ts';

const account = {
  email,
  password: newPassword,
  accept_terms: z.literal(true, { error: text.acceptTerms }),
};

const person = {
  register_as: z.literal('individual'),
  ...personNames,
  stage_names: stageNames,
  birth_date: birthDate,
  nationality: requiredCountryCode(text.chooseNationality),
  country: requiredCountryCode(text.chooseResidence),
  ...joiningFields,
  roles: memberRoles,
};

const organisation = {
  register_as: z.literal('corporate'),
  ...organisationNames,
  country: requiredCountryCode(text.chooseRegistrationCountry),
  contact_person: requiredText(text.enterContact, 80),
  ...joiningFields,
};

const CHOOSE_KIND = { error: text.chooseMemberKind };

export const individualSignup = body({ ...person, ...account });

export const corporateSignup = body({ ...organisation, ...account });

export const signup = z.discriminatedUnion('register_as', [individualSignup, corporateSignup], CHOOSE_KIND);
export type Signup = z.infer<typeof signup>;

/** Stored without an account until the address is confirmed. */
export const newMember = z.discriminatedUnion('register_as', [body(person), body(organisation)], CHOOSE_KIND);
export type NewMember = z.infer<typeof newMember>;

/** The same for known and unknown addresses, so that it doesn't reveal who has an account. */
export const signupAnswer = z.object({ status: z.literal('received'), email: z.string() });

/** The ID is made for known addresses too. It lets the page have the email sent again, and nothing else. */
export const signupReceived = z.extend(signupAnswer, { id });

export const signupResend = body({ id, email });
export type SignupResend = z.infer<typeof signupResend>;

export const signupLink = body({ token: linkToken });

/** Identifiers that another member registered before the link was followed. */
export const OMITTED_NUMBERS = ['ipi_name_number', 'isni_number'] as const;

export const signupConfirmed = z.object({
  status: z.literal('confirmed'),
  email: z.string(),
  left_out: z.array(z.enum(OMITTED_NUMBERS)),
  /** The number that a party without a member has: whether it's theirs is being checked. */
  claimed: z.nullable(z.enum(OMITTED_NUMBERS)),
});
export type SignupConfirmed = z.infer<typeof signupConfirmed>;
