import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import { parseIsni } from '../../identifiers/index.ts';
import * as text from '../../messages/isni.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { body, typedText } from '../requests/text.ts';
import { parseWorkIdentifier } from '../works/work-identifier.ts';
import { ISNI_CLASSES, ISNI_RELATIONS, ISNI_ROLES } from './isni-choices.ts';

const NOT_IN_LIST = { error: text.chooseFromList };
const MAX_NAMES = 20;
const MAX_WORKS = 50;
const MAX_LINKS = 10;
const MAX_RELATED = 20;

const NAMES = { error: text.addNames, tooMany: text.tooManyNames };
const WORKS = { error: text.addWorks, tooMany: text.tooManyWorks };
const LINKS = { error: text.addLinks, tooMany: text.tooManyLinks };
const RELATED = { error: text.addRelated, tooMany: text.tooManyRelated };

function choicesOf<const Words extends readonly string[]>(words: Words) {
  return z
    .array(z.enum(words, NOT_IN_LIST), NOT_IN_LIST)
    .check(z.maxLength(words.length, { error: text.chooseOnce, abort: true }));
}

const isYes = z.boolean({ error: text.chooseYesOrNo });

const optionalChoice = <const Words extends readonly string[]>(words: Words) =>
  z._default(z.enum(['', ...words], NOT_IN_LIST), '');

/** All fields are optional in a draft; `isniSubmissionFor` returns the stricter schema. */
export const isniContent = body({
  /** A single name goes into the family name. */
  given_names: z._default(typedText(80), ''),
  family_name: z._default(typedText(80), ''),
  organisation_name: z._default(typedText(120), ''),
  name_variants: z._default(listOf(body({ name: z._default(typedText(120), '') }), MAX_NAMES, NAMES), []),
  roles: z._default(choicesOf(ISNI_ROLES), []),
  classes: z._default(choicesOf(ISNI_CLASSES), ['musical']),
  works: z._default(
    listOf(
      body({
        title: z._default(typedText(200), ''),
        role: optionalChoice(ISNI_ROLES),
        date: z._default(typedText(20), ''),
        identifier: z._default(typedText(300), ''),
      }),
      MAX_WORKS,
      WORKS,
    ),
    [],
  ),
  /** Birth or registration: `1991`, `1991-03` or `1991-03-14`. */
  start_date: z._default(typedText(20), ''),
  is_date_private: z._default(isYes, true),
  country: z._default(typedText(2), ''),
  city: z._default(typedText(80), ''),
  links: z._default(listOf(body({ url: z._default(typedText(300), '') }), MAX_LINKS, LINKS), []),
  related: z._default(
    listOf(
      body({
        name: z._default(typedText(120), ''),
        relation: optionalChoice(ISNI_RELATIONS),
        isni: z._default(typedText(60), ''),
      }),
      MAX_RELATED,
      RELATED,
    ),
    [],
  ),
  existing_isni: z._default(typedText(60), ''),
  note: z._default(typedText(1000), ''),
  consent: z._default(isYes, false),
});
export type IsniContent = z.output<typeof isniContent>;

const isni = typedText(60).check(
  z.refine((value) => value === '' || parseIsni(value) !== null, {
    error: text.invalidIsni,
    abort: true,
  }),
  z.overwrite((value) => parseIsni(value) ?? value),
);
const partialDate = typedText(20).check(
  z.refine((date) => date === '' || parsePartialDate(date) !== null, {
    error: text.invalidDate,
    abort: true,
  }),
);
const webAddress = typedText(300).check(
  z.refine((url) => url === '' || parseWorkIdentifier(url)?.kind === 'url', {
    error: text.invalidAddress,
    abort: true,
  }),
);
const workIdentifier = typedText(300).check(
  z.refine((value) => value === '' || parseWorkIdentifier(value) !== null, {
    error: text.invalidWorkIdentifier,
    abort: true,
  }),
  z.overwrite((value) => parseWorkIdentifier(value)?.value ?? value),
);

function filled(max: number, error: Message) {
  return typedText(max).check(z.minLength(1, { error }));
}

const consented = {
  consent: z.literal(true, { error: text.consent }),
};
const personName = { family_name: filled(80, text.enterFamilyName) };
const organisationName = { organisation_name: filled(120, text.enterOrganisationName) };

const application = {
  roles: choicesOf(ISNI_ROLES).check(z.minLength(1, { error: text.chooseRole })),
  classes: choicesOf(ISNI_CLASSES).check(z.minLength(1, { error: text.chooseField })),
  works: listOf(
    body({
      title: filled(200, text.enterWorkTitle),
      role: z.enum(ISNI_ROLES, { error: text.chooseWorkRole }),
      date: partialDate,
      identifier: workIdentifier,
    }),
    MAX_WORKS,
    WORKS,
  ).check(z.minLength(1, { error: text.enterWork })),
  start_date: partialDate,
  links: listOf(body({ url: webAddress }), MAX_LINKS, LINKS),
  related: listOf(
    body({ name: z._default(typedText(120), ''), relation: optionalChoice(ISNI_RELATIONS), isni }),
    MAX_RELATED,
    RELATED,
  ),
  existing_isni: z.literal('', { error: text.leaveEmpty }),
  ...consented,
};
const claim = {
  existing_isni: isni.check(z.minLength(1, { error: text.enterExisting })),
  ...consented,
};

export const personSubmission = z.extend(isniContent, { ...application, ...personName });
export const organisationSubmission = z.extend(isniContent, { ...application, ...organisationName });
export const personClaim = z.extend(isniContent, { ...claim, ...personName });
export const organisationClaim = z.extend(isniContent, { ...claim, ...organisationName });

/** An existing ISNI makes the submission a claim. */
export function isniSubmissionFor(kind: 'person' | 'organisation', { existing_isni }: IsniContent) {
  if (existing_isni !== '') return kind === 'person' ? personClaim : organisationClaim;
  return kind === 'person' ? personSubmission : organisationSubmission;
}

/** Accepts a year, month or day, as ISNI does; null if invalid, before 1000 or in the future. */
function parsePartialDate(date: string): string | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date);
  if (!parts) return null;
  const [, year = '', month = '01', day = '01'] = parts;
  const whole = `${year}-${month}-${day}`;
  const instant = new Date(`${whole}T00:00:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 10) !== whole) return null;
  return year >= '1000' && instant.getTime() <= Date.now() ? date : null;
}
