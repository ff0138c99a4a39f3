// Forms alone import this, as it carries the countries and the societies.
import * as z from 'zod/mini';
import { optionalCountryCode } from '../countries/index.ts';
import { findSociety } from '../societies/index.ts';
import { PARTY_KINDS } from './composer.ts';
import { isRightIn } from './field-rules.ts';
import { ipiNameNumber, isniNumber } from './identifier-fields.ts';
import { stageNames } from './member-fields.ts';
import { body, id, optionalText } from './text.ts';

const CHOOSE_SOCIETY = 'Choose a society from the list.';
const NO_YEAR = 'Enter a year of birth, such as 1957.';
const EARLIEST_YEAR = 1000;

const societyCode = z.pipe(
  z.nullish(
    z.string(CHOOSE_SOCIETY).check(z.refine((code) => code === '' || findSociety(code) !== null, CHOOSE_SOCIETY)),
  ),
  z.transform((code): string | null => code || null),
);

const birthYear = z._default(
  z.nullable(
    z.int(NO_YEAR).check(
      z.gte(EARLIEST_YEAR, NO_YEAR),
      z.refine((year) => year <= new Date().getFullYear(), 'A year of birth cannot be in the future.'),
    ),
  ),
  null,
);

/**
 * `POST /composers`, and `PUT /composers/{id}`: somebody whom the search did not find. A person has a family or only
 * name, a group and an organisation have one name; the fields of the other kind are not kept.
 */
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
  /** Those of a like name who were looked at and found to be somebody else. */
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
/** Somebody who is to be added. */
export type NewComposer = z.infer<typeof newComposer>;
/** The same as a form or a caller writes it, before defaults are filled in. */
export type NewComposerInput = z.input<typeof newComposer>;
