import {
  corporateSignup,
  individualSignup,
  MEMBER_ROLES,
  type RegisterAs,
  type Signup,
} from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';

const string = z.catch(z.string(), '');

export const answersSchema = z.object({
  given_name: string,
  other_names: string,
  stage_names: z.catch(z.array(z.string()), []),
  birth_date: string,
  nationality: string,
  country: string,
  phone: string,
  ipi_name_number: string,
  isni_number: string,
  roles: z.catch(z.array(z.enum(MEMBER_ROLES)), []),
  corporation_name: string,
  organisation_type: string,
  registration_number: string,
  contact_person: string,
  email: string,
  accept_terms: z.catch(z.boolean(), false),
});
export type Answers = z.infer<typeof answersSchema>;

export type SignUpValues = Answers & { password: string };
export type SignUpField = keyof SignUpValues;

export const SCHEMAS = { individual: individualSignup, corporate: corporateSignup };

export function toSignup(kind: RegisterAs, values: SignUpValues): Signup {
  return SCHEMAS[kind].parse({ ...values, register_as: kind });
}
