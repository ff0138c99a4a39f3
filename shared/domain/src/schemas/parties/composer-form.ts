// Only forms import this file, because it carries the countries and societies.
import * as z from 'zod/mini';
import { optionalCountryCode } from '../../countries/index.ts';
import { findSociety } from '../../societies/index.ts';
import { stageNames } from '../members/member-fields.ts';
import { ORGANISATION_TYPES } from '../members/member-words.ts';
import { isRightIn } from '../requests/field-rules.ts';
import { ipiNameNumber, isniNumber } from '../requests/identifier-fields.ts';
import { body, id, optionalText } from '../requests/text.ts';
import { PARTY_KINDS } from './composer.ts';

const CHOOSE_SOCIETY = 'Choose a society from the list.';
const CHOOSE_TYPE = 'Choose what kind of organisation it is.';
const NO_YEAR = 'Enter a year, such as 1957.';
const EARLIEST_YEAR = 1000;

const societyCode = z.pipe(
  z.nullish(
    z.string(CHOOSE_SOCIETY).check(z.refine((code) => code === '' || findSociety(code) !== null, CHOOSE_SOCIETY)),
  ),
  z.transform((code): string | null => code || null),
);

const organisationType = z.pipe(
  z.nullish(z.string(CHOOSE_TYPE).check(z.refine((type) => type === '' || typeOf(type) !== null, CHOOSE_TYPE))),
  z.transform((type) => typeOf(type ?? '')),
);

function typeOf(text: string) {
  return ORGANISATION_TYPES.find((type) => type === text) ?? null;
}

/** Date of birth, or a company's foundation. */
const birthYear = z._default(
  z.nullable(
    z.int(NO_YEAR).check(
      z.gte(EARLIEST_YEAR, NO_YEAR),
      z.refine((year) => year <= new Date().getFullYear(), 'This year is in the future.'),
    ),
  ),
  null,
);

/** `POST /composers`, `PUT /composers/{id}`, also of rights holders. Drops the names of the other kind. */
export const newComposer = body({
  kind: z._default(z.enum(PARTY_KINDS, 'Choose what they are.'), 'person'),
  given_names: optionalText(30),
  family_name: optionalText(45),
  organisation_name: optionalText(80),
  stage_names: stageNames,
  ipi_name_number: ipiNameNumber,
  isni: isniNumber,
  societies: z._default(body({ pr: societyCode, mr: societyCode, sr: societyCode }, 'Choose societies.'), {
    pr: null,
    mr: null,
    sr: null,
  }),
  birth_year: birthYear,
  nationality: optionalCountryCode,
  /** Of a company that holds rights in recordings. */
  organisation_type: organisationType,
  /** Parties of a similar name that the member ruled out. */
  different_from: z._default(z.array(id, 'Say who they are not.').check(z.maxLength(100)), []),
}).check(
  z.refine(({ kind, family_name }) => kind !== 'person' || family_name !== null, {
    path: ['family_name'],
    message: 'Enter the family name or the only name.',
    when: isRightIn('kind', 'family_name'),
  }),
  z.refine(({ kind, organisation_name }) => kind === 'person' || organisation_name !== null, {
    path: ['organisation_name'],
    message: 'Enter the name.',
    when: isRightIn('kind', 'organisation_name'),
  }),
);
export type NewComposer = z.infer<typeof newComposer>;
export type NewComposerInput = z.input<typeof newComposer>;
