import {
  corporateSignup,
  individualSignup,
  MEMBER_ROLES,
  type RegisterAs,
  type Signup,
} from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';

const text = z.catch(z.string(), '');

export const answersSchema = z.object({
  given_name: text,
  other_names: text,
  stage_names: z.catch(z.array(z.string()), []),
  birth_date: text,
  nationality: text,
  country: text,
  phone: text,
  ipi_name_number: text,
  isni_number: text,
  roles: z.catch(z.array(z.enum(MEMBER_ROLES)), []),
  corporation_name: text,
  organisation_type: text,
  registration_number: text,
  contact_person: text,
  email: text,
  accept_terms: z.catch(z.boolean(), false),
});
export type Answers = z.infer<typeof answersSchema>;

/** Holds all fields; the schema drops those of the other kind of member. */
export type SignUpValues = Answers & { password: string };
export type SignUpField = keyof SignUpValues;

export const SCHEMAS = { individual: individualSignup, corporate: corporateSignup };

export function toSignup(kind: RegisterAs, values: SignUpValues): Signup {
  return SCHEMAS[kind].parse({ ...values, register_as: kind });
}
