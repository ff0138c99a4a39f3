import * as z from 'zod/mini';
import { parseIpiNameNumber, parseIsni } from '../identifiers/index.ts';
import { email, newPassword } from './session.ts';
import { body, id, instant, optionalCode, optionalText, requiredText } from './text.ts';

/** What a member joins as. */
export const REGISTER_AS = ['individual', 'corporate'] as const;

/** The organisation types of the society. */
export const ORGANISATION_TYPES = ['Producer', 'Record Company', 'Producer/Record Company', 'Other'] as const;

/** An IPI name number that may be missing, as eleven digits. */
export const ipiNameNumber = optionalCode(
  parseIpiNameNumber,
  'This IPI name number has a wrong check digit: look at the last two figures.',
);
/** An ISNI that may be missing, as sixteen characters. */
export const isniNumber = optionalCode(parseIsni, 'This ISNI has a wrong check character: look at the last one.');

const givenName = requiredText('your given name', 30);
const otherNames = requiredText('your other names', 45);
const corporationName = requiredText('the corporation’s name', 80);

const account = {
  email,
  password: newPassword,
  accept_terms: z.literal(true, 'Accept the terms to join.'),
};

/** `POST /signups` of a person. */
export const individualSignup = body({
  register_as: z.literal('individual'),
  given_name: givenName,
  other_names: otherNames,
  ipi_name_number: ipiNameNumber,
  ...account,
});

/** `POST /signups` of a company or society. */
export const corporateSignup = body({
  register_as: z.literal('corporate'),
  corporation_name: corporationName,
  organisation_type: z.enum(ORGANISATION_TYPES, 'Choose what kind of organisation it is.'),
  ipi_name_number: ipiNameNumber,
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

/** `GET /user/profile`. `register_as` and `isni_number` cannot be changed by the member. */
export const profile = z.object({
  _id: id,
  member_id: id,
  party_id: id,
  register_as: z.enum(REGISTER_AS),
  corporation_name: z.nullable(z.string()),
  organisation_type: z.nullable(z.enum(ORGANISATION_TYPES)),
  given_name: z.nullable(z.string()),
  other_names: z.nullable(z.string()),
  stage_name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  profile_pic_url: z.nullable(z.string()),
  ipi_name_number: z.nullable(z.string()),
  isni_number: z.nullable(z.string()),
  updated_at: instant,
});
/** A member's profile. */
export type Profile = z.infer<typeof profile>;

const phone = z.pipe(
  optionalText(25),
  z.nullable(z.string().check(z.regex(/^\+?[\d\s().-]{6,25}$/, 'Use figures, spaces and an optional + at the start.'))),
);

const changeable = { stage_name: optionalText(60), phone, ipi_name_number: ipiNameNumber, email };

/** What the profile form of a person sends. */
export const individualProfile = body({ given_name: givenName, other_names: otherNames, ...changeable });

/** What the profile form of an organisation sends. */
export const corporateProfile = body({
  corporation_name: corporationName,
  organisation_type: z.enum(ORGANISATION_TYPES, 'Choose what kind of organisation it is.'),
  ...changeable,
});

/** How far a member's ISNI is. */
export const ISNI_STATUSES = [
  'none',
  'draft',
  'submitted',
  'in_review',
  'possible_match',
  'assigned',
  'more_info_needed',
  'rejected',
  'claimed_existing',
] as const;

/** `GET /user/user_isni` and `GET /user/rightsholder_isni/{id}`. */
export const isniRecord = z.object({
  isni_number: z.nullable(z.string()),
  status: z.enum(ISNI_STATUSES),
  updated_at: instant,
});
/** A party's ISNI and how far it is. */
export type IsniRecord = z.infer<typeof isniRecord>;
