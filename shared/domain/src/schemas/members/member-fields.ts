import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import { isCountryCode, optionalCountryCode, optionalPhone } from '../../countries/index.ts';
import * as text from '../../messages/members.generated.ts';
import { ipiNameNumber, isniNumber } from '../requests/identifier-fields.ts';
import { listOf } from '../requests/list-of.ts';
import { calendarDay, emptyAsNull, optionalText, requiredText } from '../requests/text.ts';
import { MAX_STAGE_NAMES, MEMBER_ROLES, ORGANISATION_TYPES } from './member-choices.ts';

export const day = calendarDay(text.enterDate);

const EARLIEST_BIRTH = '1900-01-01';

function birthDateWith(error: Message) {
  return z.iso.date({ error }).check(
    z.refine((date) => date >= EARLIEST_BIRTH && date <= new Date().toISOString().slice(0, 10), {
      error: text.birthOutOfRange,
    }),
  );
}

export const birthDate = birthDateWith(text.enterBirthDate);

const optionalBirthDate = emptyAsNull(birthDateWith(text.enterDate), text.enterDate);

export const stageNames = z.pipe(
  z.nullish(listOf(optionalText(60), MAX_STAGE_NAMES, { error: text.enterNames, tooMany: text.tooManyNames })),
  z.transform((names): string[] => [...new Set((names ?? []).filter((name) => name !== null))]),
);

export const memberRoles = z.pipe(
  z
    .array(z.enum(MEMBER_ROLES, { error: text.chooseFromList }), { error: text.chooseRoles })
    .check(z.minLength(1, { error: text.chooseRole }), z.maxLength(50, { error: text.chooseFromList })),
  z.transform((roles) => MEMBER_ROLES.filter((role) => roles.includes(role))),
);

export const personNames = {
  given_name: requiredText(text.enterGivenName, 30),
  other_names: requiredText(text.enterOtherNames, 45),
};

/** Birth date and nationality are optional: some members joined before we asked for them. */
export const personFields = {
  ...personNames,
  birth_date: optionalBirthDate,
  nationality: optionalCountryCode,
};

export const organisationNames = {
  corporation_name: requiredText(text.enterOrganisationName, 80),
  organisation_type: z.enum(ORGANISATION_TYPES, { error: text.chooseOrganisationType }),
  registration_number: optionalText(40),
};

/** The contact is optional: some members joined before we asked for one. */
export const organisationFields = { ...organisationNames, contact_person: optionalText(80) };

export const memberFields = {
  stage_names: stageNames,
  country: optionalCountryCode,
  phone: optionalPhone,
  ipi_name_number: ipiNameNumber,
};

export function requiredCountryCode(error: Message) {
  return z.string({ error }).check(z.refine(isCountryCode, { error }));
}

export const joiningFields = {
  phone: optionalPhone,
  ipi_name_number: ipiNameNumber,
  isni_number: isniNumber,
};
