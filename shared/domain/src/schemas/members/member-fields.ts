// Only forms import this file, because it carries the countries.
import * as z from 'zod/mini';
import { isCountryCode, optionalCountryCode, optionalPhone } from '../../countries/index.ts';
import { ipiNameNumber, isniNumber } from '../requests/identifier-fields.ts';
import { calendarDay, optionalText, requiredText } from '../requests/text.ts';
import { MEMBER_ROLES, MOST_STAGE_NAMES, ORGANISATION_TYPES } from './member-words.ts';

const NO_DAY = 'Enter a date, such as 14 March 1991.';

/** A day as `YYYY-MM-DD`. */
export const day = calendarDay(NO_DAY);

const EARLIEST_BIRTH = '1900-01-01';

function dayOfBirth(message: string) {
  return z.iso
    .date(message)
    .check(
      z.refine(
        (text) => text >= EARLIEST_BIRTH && text <= new Date().toISOString().slice(0, 10),
        'Enter a date of birth between 1900 and today.',
      ),
    );
}

/** A birth date as `YYYY-MM-DD`, not before 1900 and not in the future. */
export const birthDate = dayOfBirth('Enter your date of birth, such as 14 March 1991.');

/** A birth date that may be missing, as `YYYY-MM-DD`; an empty one is null. */
export const optionalBirthDate = z.pipe(
  z.nullish(z.union([z.literal(''), dayOfBirth(NO_DAY)], NO_DAY)),
  z.transform((text): string | null => text || null),
);

/** The names one writes or performs under; empty ones are left out, and none stands twice. */
export const stageNames = z.pipe(
  z.nullish(
    z
      .array(optionalText(60), 'Enter names.')
      .check(z.maxLength(MOST_STAGE_NAMES, `Enter at most ${MOST_STAGE_NAMES} names.`)),
  ),
  z.transform((names): string[] => [...new Set((names ?? []).filter((name) => name !== null))]),
);

/** What a person does: one role or more, each once. */
export const memberRoles = z.pipe(
  z
    .array(z.enum(MEMBER_ROLES, 'Choose from the list.'), 'Choose what you do.')
    .check(z.minLength(1, 'Choose one or more.'), z.maxLength(50, 'Choose from the list.')),
  z.transform((roles) => MEMBER_ROLES.filter((role) => roles.includes(role))),
);

export const personNames = {
  given_name: requiredText('Enter your given name.', 30),
  other_names: requiredText('Enter your other names.', 45),
};

/** What a person is called and where they come from, of a member: some joined before they were asked. */
export const personFields = {
  ...personNames,
  birth_date: optionalBirthDate,
  nationality: optionalCountryCode,
};

export const organisationNames = {
  corporation_name: requiredText('Enter the corporation’s name.', 80),
  organisation_type: z.enum(ORGANISATION_TYPES, 'Choose what kind of organisation it is.'),
  registration_number: optionalText(40),
};

/** The same, of a member: some joined before they were asked for a contact. */
export const organisationFields = { ...organisationNames, contact_person: optionalText(80) };

export const memberFields = {
  stage_names: stageNames,
  country: optionalCountryCode,
  phone: optionalPhone,
  ipi_name_number: ipiNameNumber,
};

/** A country by its alpha-2 code that must be there. `message` says what to choose. */
export function chosenCountry(message: string) {
  return z.string(message).check(z.refine(isCountryCode, message));
}

export const joiningFields = {
  phone: optionalPhone,
  ipi_name_number: ipiNameNumber,
  /** One that is held already; the society looks at it. */
  isni_number: isniNumber,
};
