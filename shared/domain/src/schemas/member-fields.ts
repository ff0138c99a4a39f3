import * as z from 'zod/mini';
import { parseIpiNameNumber, parseIsni } from '../identifiers/index.ts';
import { optionalCode, optionalText, requiredText } from './text.ts';

/** What a member joins as. */
export const REGISTER_AS = ['individual', 'corporate'] as const;

/** The organisation types of the society. */
export const ORGANISATION_TYPES = ['Producer', 'Record Company', 'Producer/Record Company', 'Other'] as const;

/** What a member does; a person chooses one or more on joining. */
export const MEMBER_ROLES = ['composer', 'author', 'arranger', 'performer', 'producer', 'publisher', 'heir'] as const;
/** One of the roles of a member. */
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** An IPI name number that may be missing, as eleven digits. */
export const ipiNameNumber = optionalCode(
  parseIpiNameNumber,
  'This IPI name number has a wrong check digit: look at the last two figures.',
);
/** An ISNI that may be missing, as sixteen characters. */
export const isniNumber = optionalCode(parseIsni, 'This ISNI has a wrong check character: look at the last one.');

/** A day as `YYYY-MM-DD`. */
export const day = z.iso.date('Enter a date, such as 14 March 1991.');

const EARLIEST_BIRTH = '1900-01-01';

/** A birth date that may be missing, as `YYYY-MM-DD`; an empty one is null. Not before 1900 and not in the future. */
export const birthDate = z.pipe(
  z.nullish(
    z.union(
      [
        z.literal(''),
        day.check(
          z.refine(
            (text) => text >= EARLIEST_BIRTH && text <= new Date().toISOString().slice(0, 10),
            'Enter a date of birth between 1900 and today.',
          ),
        ),
      ],
      'Enter a date, such as 14 March 1991.',
    ),
  ),
  z.transform((text): string | null => text || null),
);

/** The most names that one may write or perform under. */
export const MOST_STAGE_NAMES = 10;

/** The names one writes or performs under; empty ones are left out, and none stands twice. */
export const stageNames = z.pipe(
  z.nullish(
    z
      .array(optionalText(60), 'Enter names.')
      .check(z.maxLength(MOST_STAGE_NAMES, `Enter at most ${MOST_STAGE_NAMES} names.`)),
  ),
  z.transform((names): string[] => [...new Set((names ?? []).filter((name) => name !== null))]),
);

/** A phone number that may be missing, with its country's calling code. */
export const phone = z.pipe(
  optionalText(25),
  z.nullable(z.string().check(z.regex(/^\+?[\d\s().-]{6,25}$/, 'Use figures, spaces and an optional + at the start.'))),
);

/** A country by its two letters (ISO 3166-1 alpha-2) that may be missing. */
export const optionalCountry = optionalCode(
  (text) => (/^[A-Z]{2}$/.test(text) ? text : null),
  'Choose a country from the list.',
);

/** What a person is called and does. */
export const personFields = {
  given_name: requiredText('your given name', 30),
  other_names: requiredText('your other names', 45),
  birth_date: birthDate,
  nationality: optionalCountry,
};

/** What an organisation is called, and how it is registered. */
export const organisationFields = {
  corporation_name: requiredText('the corporation’s name', 80),
  organisation_type: z.enum(ORGANISATION_TYPES, 'Choose what kind of organisation it is.'),
  registration_number: optionalText(40),
  contact_person: optionalText(80),
};

/** What every member may be known by, and where they are reached. */
export const memberFields = {
  stage_names: stageNames,
  country: optionalCountry,
  phone,
  ipi_name_number: ipiNameNumber,
};
