import { corporateSignup, individualSignup, type Signup } from '@counterpoint/domain/schemas';
import type { Check } from '../../ui/schema-resolver.ts';

export type RegisterAs = Signup['register_as'];

/** What is typed, whoever joins; a form shows the fields of its kind, and the schema leaves the others out. */
export const emptySignUp = {
  given_name: '',
  other_names: '',
  corporation_name: '',
  organisation_type: '',
  ipi_name_number: '',
  email: '',
  password: '',
  accept_terms: false,
};
export type SignUpValues = typeof emptySignUp;
export type SignUpField = keyof SignUpValues;

const ACCOUNT_FIELDS = ['ipi_name_number', 'email', 'password', 'accept_terms'] as const;

/** The fields of each form in the order of the page, which is the order of the error summary. */
export const SIGN_UP_FIELDS: Record<RegisterAs, readonly SignUpField[]> = {
  individual: ['given_name', 'other_names', ...ACCOUNT_FIELDS],
  corporate: ['corporation_name', 'organisation_type', ...ACCOUNT_FIELDS],
};

const SCHEMAS = { individual: individualSignup, corporate: corporateSignup };

/** What is wrong with the values of a form. */
export function checkSignUp(registerAs: RegisterAs): Check<SignUpValues> {
  return (values) => SCHEMAS[registerAs].safeParse({ ...values, register_as: registerAs });
}

/** The body of `POST /signups`. Throws for values that were not checked. */
export function toSignup(registerAs: RegisterAs, values: SignUpValues): Signup {
  return SCHEMAS[registerAs].parse({ ...values, register_as: registerAs });
}
