import { describe, expect, test } from '@jest/globals';
import { individualSignup, newMember, type Signup, signup } from './index.ts';

const account = { email: 'ama@example.org', password: 'a few words to remember', accept_terms: true };
const person = {
  register_as: 'individual',
  given_name: ' Ama ',
  other_names: 'Serwaa  Kusi',
  birth_date: '1991-03-14',
  nationality: 'GH',
  country: 'GH',
  roles: ['performer', 'composer', 'performer'],
  ...account,
};
const company = {
  register_as: 'corporate',
  corporation_name: 'Harbour Light',
  organisation_type: 'Producer/Record Company',
  contact_person: 'Ama Serwaa',
  country: 'GH',
  ...account,
};

/** The message of each invalid field. */
function wrongIn(input: object): Record<string, string> {
  const { error } = signup.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('sign-ups', () => {
  test('of a person require name, origin and roles', () => {
    expect(wrongIn({ register_as: 'individual' })).toEqual({
      given_name: 'Enter your given name.',
      other_names: 'Enter your other names.',
      birth_date: 'Enter your date of birth, such as 14 March 1991.',
      nationality: 'Choose your nationality.',
      country: 'Choose the country you live in.',
      roles: 'Choose what you do.',
      email: 'Enter your email address.',
      password: 'Choose a password.',
      accept_terms: 'Accept the terms to join.',
    });
  });

  test('of an organisation require name, kind, country and a contact', () => {
    expect(Object.keys(wrongIn({ register_as: 'corporate', ...account })).sort()).toEqual([
      'contact_person',
      'corporation_name',
      'country',
      'organisation_type',
    ]);
  });

  test('are stored in one form, with null for omitted fields', () => {
    expect(signup.parse(person)).toEqual({
      ...person,
      given_name: 'Ama',
      other_names: 'Serwaa Kusi',
      roles: ['composer', 'performer'],
      stage_names: [],
      phone: null,
      ipi_name_number: null,
      isni_number: null,
    });
    expect(signup.parse(company)).toMatchObject({ registration_number: null, phone: null, isni_number: null });
  });

  test('are stored without account data', () => {
    const waiting = newMember.parse(signup.parse(person));
    expect(Object.keys(waiting).filter((name) => name in account)).toEqual([]);
    // Stored values pass the same schema unchanged.
    expect(newMember.parse(JSON.parse(JSON.stringify(waiting)))).toEqual(waiting);
  });
});

describe('sign-up fields', () => {
  const messageOf = (field: keyof Extract<Signup, { register_as: 'individual' }>, value: unknown) =>
    individualSignup.safeParse({ ...person, [field]: value }).error?.issues.map(({ message }) => message) ?? [];

  test('are rejected with advice', () => {
    expect(messageOf('birth_date', '1899-12-31')).toEqual(['Enter a date of birth between 1900 and today.']);
    expect(messageOf('birth_date', '2999-01-01')).toEqual(['Enter a date of birth between 1900 and today.']);
    expect(messageOf('birth_date', '1991-02-30')).toEqual(['Enter your date of birth, such as 14 March 1991.']);
    expect(messageOf('country', 'ZZ')).toEqual(['Choose the country you live in.']);
    expect(messageOf('phone', '024 555 0142')).toEqual([
      'Enter a phone number with its country code, such as +233 24 123 4567.',
    ]);
    expect(messageOf('roles', [])).toEqual(['Choose at least one role.']);
    expect(messageOf('roles', ['king'])).toEqual(['Choose from the list.']);
    expect(messageOf('isni_number', '0000000106750995')).toEqual(['This ISNI isn’t valid. Check its 16 characters.']);
    expect(messageOf('stage_names', Array(11).fill('Ama'))).toEqual(['Enter at most 10 names.']);
    expect(messageOf('accept_terms', false)).toEqual(['Accept the terms to join.']);
  });

  test('can be empty if optional', () => {
    for (const field of ['stage_names', 'phone', 'ipi_name_number', 'isni_number'] as const)
      expect([field, messageOf(field, field === 'stage_names' ? ['', ' '] : '')]).toEqual([field, []]);
  });
});
