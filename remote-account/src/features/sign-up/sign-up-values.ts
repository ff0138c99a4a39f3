import { corporateSignup, individualSignup, type RegisterAs, type Signup } from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';
import { memberValues, typed } from '../../ui/member-values.ts';

export const answersSchema = z.extend(memberValues, {
  isni_number: typed,
  email: typed,
  accept_terms: z.catch(z.boolean(), false),
});
export type Answers = z.infer<typeof answersSchema>;

export type SignUpValues = Answers & { password: string };
export type SignUpField = keyof SignUpValues;

export const SCHEMAS = { individual: individualSignup, corporate: corporateSignup };

export function toSignup(kind: RegisterAs, values: SignUpValues): Signup {
  return SCHEMAS[kind].parse({ ...values, register_as: kind });
}
