import * as z from 'zod/mini';
import { optionalCountryCode } from '../../countries/index.ts';
import * as text from '../../messages/parties.generated.ts';
import { findSociety } from '../../societies/index.ts';
import { ORGANISATION_TYPES } from '../members/member-choices.ts';
import { stageNames } from '../members/member-fields.ts';
import { whenValid } from '../requests/field-rules.ts';
import { ipiNameNumber, isniNumber } from '../requests/identifier-fields.ts';
import { body, emptyAsNull, id, optionalText, orNull } from '../requests/text.ts';
import { PARTY_KINDS } from './composer.ts';

const CHOOSE_SOCIETY = { error: text.chooseSociety };
const CHOOSE_TYPE = { error: text.chooseOrganisationType };
const ENTER_YEAR = { error: text.enterYear };
const EARLIEST_YEAR = 1000;

const societyCode = emptyAsNull(
  z.string(CHOOSE_SOCIETY).check(z.refine((code) => findSociety(code) !== null, CHOOSE_SOCIETY)),
  text.chooseSociety,
);

const organisationType = z.pipe(
  z.nullish(z.string(CHOOSE_TYPE).check(z.refine((type) => type === '' || typeOf(type) !== null, CHOOSE_TYPE))),
  z.transform((type) => typeOf(type ?? '')),
);

function typeOf(name: string) {
  return ORGANISATION_TYPES.find((type) => type === name) ?? null;
}

const birthYear = orNull(
  z.int(ENTER_YEAR).check(
    z.gte(EARLIEST_YEAR, ENTER_YEAR),
    z.refine((year) => year <= new Date().getFullYear(), { error: text.futureYear }),
  ),
);

/** Also used for rights holders. Drops the names of the other kind. */
export const newComposer = body({
  kind: z._default(z.enum(PARTY_KINDS, { error: text.chooseKind }), 'person'),
  given_names: optionalText(30),
  family_name: optionalText(45),
  organisation_name: optionalText(80),
  stage_names: stageNames,
  ipi_name_number: ipiNameNumber,
  isni: isniNumber,
  societies: z._default(body({ pr: societyCode, mr: societyCode, sr: societyCode }, text.chooseSocieties), {
    pr: null,
    mr: null,
    sr: null,
  }),
  birth_year: birthYear,
  nationality: optionalCountryCode,
  organisation_type: organisationType,
  /** Similar parties that the member ruled out as duplicates. */
  different_from: z._default(z.array(id, { error: text.chooseDifferent }).check(z.maxLength(100)), []),
}).check(
  z.refine(({ kind, family_name }) => kind !== 'person' || family_name !== null, {
    path: ['family_name'],
    error: text.enterFamilyName,
    when: whenValid('kind', 'family_name'),
  }),
  z.refine(({ kind, organisation_name }) => kind === 'person' || organisation_name !== null, {
    path: ['organisation_name'],
    error: text.enterName,
    when: whenValid('kind', 'organisation_name'),
  }),
);
export type NewComposer = z.infer<typeof newComposer>;
export type NewComposerInput = z.input<typeof newComposer>;
