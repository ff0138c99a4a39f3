import { findCountry, nationalities } from '@counterpoint/domain/countries';
import { formatIsni, parseIsni } from '@counterpoint/domain/identifiers';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { formatLongDate } from '@counterpoint/kit/text';
import { ROLE_WORDS } from '../../ui/member-roles.ts';
import type { SignUpField, SignUpValues } from './sign-up-values.ts';

const LABELS: Readonly<Record<Exclude<SignUpField, 'country'>, string>> = {
  given_name: 'Given name',
  other_names: 'Other names',
  stage_names: 'Names you write or perform under',
  birth_date: 'Date of birth',
  nationality: 'Nationality',
  phone: 'Phone',
  ipi_name_number: 'IPI name number',
  isni_number: 'ISNI',
  roles: 'Roles',
  corporation_name: 'Corporation name',
  organisation_type: 'Kind of organisation',
  registration_number: 'Registration number',
  contact_person: 'Contact person',
  email: 'Email',
  password: 'Password',
  accept_terms: 'Terms of membership',
};

const COUNTRY_LABELS: Readonly<Record<RegisterAs, string>> = {
  individual: 'Country you live in',
  corporate: 'Country of registration',
};

export interface Answer {
  readonly field: SignUpField;
  readonly label: string;
  readonly value: string | null;
}

export function answerInWords(kind: RegisterAs, field: SignUpField, values: SignUpValues): Answer {
  const label = field === 'country' ? COUNTRY_LABELS[kind] : LABELS[field];
  return { field, label, value: wordsOf(field, values) || null };
}

function wordsOf(field: SignUpField, values: SignUpValues): string {
  switch (field) {
    case 'stage_names':
      return values.stage_names
        .map((name) => name.trim())
        .filter(Boolean)
        .join(', ');
    case 'birth_date':
      return formatLongDate(values.birth_date);
    case 'nationality':
      return nationalities().find(({ code }) => code === values.nationality)?.name ?? '';
    case 'country':
      return findCountry(values.country)?.name ?? '';
    case 'isni_number':
      return formatIsni(parseIsni(values.isni_number) ?? values.isni_number);
    case 'roles':
      return values.roles.map((role) => ROLE_WORDS[role].label).join(', ');
    case 'password':
      return `${values.password.length} characters, not shown`;
    case 'accept_terms':
      return values.accept_terms ? 'Accepted' : '';
    default:
      return values[field].trim();
  }
}
