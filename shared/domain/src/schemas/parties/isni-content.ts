import * as z from 'zod/mini';
import { parseIsni } from '../../identifiers/index.ts';
import { body, typedText } from '../requests/text.ts';
import { parseWorkIdentifier } from '../works/work-identifier.ts';
import { ISNI_CLASSES, ISNI_RELATIONS, ISNI_ROLES } from './isni-words.ts';

const NOT_IN_LIST = 'Choose from the list.';

function listOf<Item extends z.ZodMiniType>(item: Item, most: number, what: string) {
  return z
    .array(item, `Enter ${what} one by one.`)
    .check(z.maxLength(most, { error: `Enter at most ${most} ${what}.`, abort: true }));
}

function choicesOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z
    .array(z.enum(words, NOT_IN_LIST), NOT_IN_LIST)
    .check(z.maxLength(words.length, { error: 'Choose each of them once.', abort: true }));
}

const yes = z.boolean('Say yes or no.');

/** Where a role or a relation may still be chosen, it is empty. */
const orNothing = <const Words extends readonly string[]>(words: Words) =>
  z._default(z.enum(['', ...words], NOT_IN_LIST), '');

/** An application draft: all fields are optional text. `personSubmission` and its like validate it on submission. */
export const isniContent = body({
  /** A person's; a single name goes into the family name. */
  given_names: z._default(typedText(80), ''),
  family_name: z._default(typedText(80), ''),
  organisation_name: z._default(typedText(120), ''),
  /** Other names of the same public identity. */
  name_variants: z._default(listOf(body({ name: z._default(typedText(120), '') }), 20, 'names'), []),
  roles: z._default(choicesOf(ISNI_ROLES), []),
  classes: z._default(choicesOf(ISNI_CLASSES), ['musical']),
  works: z._default(
    listOf(
      body({
        title: z._default(typedText(200), ''),
        role: orNothing(ISNI_ROLES),
        date: z._default(typedText(20), ''),
        /** ISRC, ISWC or a web address. */
        identifier: z._default(typedText(300), ''),
      }),
      50,
      'works',
    ),
    [],
  ),
  /** Of birth, or of an organisation's registration: a year, a month or a day. */
  start_date: z._default(typedText(20), ''),
  /** Not for publication. */
  is_date_private: z._default(yes, true),
  country: z._default(typedText(2), ''),
  city: z._default(typedText(80), ''),
  links: z._default(listOf(body({ url: z._default(typedText(300), '') }), 10, 'links'), []),
  related: z._default(
    listOf(
      body({
        name: z._default(typedText(120), ''),
        relation: orNothing(ISNI_RELATIONS),
        isni: z._default(typedText(60), ''),
      }),
      20,
      'persons or organisations',
    ),
    [],
  ),
  /** One that is held already, and is claimed. */
  existing_isni: z._default(typedText(60), ''),
  /** A note to the society, such as an answer to its question. */
  note: z._default(typedText(1000), ''),
  consent: z._default(yes, false),
});
export type IsniContent = z.output<typeof isniContent>;

const isni = typedText(60).check(
  z.refine((text) => text === '' || parseIsni(text) !== null, {
    error: 'This ISNI isn’t valid. Check its 16 characters.',
    abort: true,
  }),
  z.overwrite((text) => parseIsni(text) ?? text),
);
const partialDate = typedText(20).check(
  z.refine((text) => text === '' || parsePartialDate(text) !== null, {
    error: 'Enter a year, such as 1991, or a day, such as 1991-03-14.',
    abort: true,
  }),
);
const webAddress = typedText(300).check(
  z.refine((text) => text === '' || parseWorkIdentifier(text)?.kind === 'url', {
    error: 'Enter a web address that starts with https://.',
    abort: true,
  }),
);
const workIdentifier = typedText(300).check(
  z.refine((text) => text === '' || parseWorkIdentifier(text) !== null, {
    error: 'Enter an ISRC, an ISWC or a web address that starts with https://.',
    abort: true,
  }),
  z.overwrite((text) => parseWorkIdentifier(text)?.value ?? text),
);

function filled(max: number, message: string) {
  return typedText(max).check(z.minLength(1, message));
}

const consented = {
  consent: z.literal(true, 'Agree that the society passes this on, or it cannot apply for you.'),
};
const personName = { family_name: filled(80, 'Enter the family name, or the only name.') };
const organisationName = { organisation_name: filled(120, 'Enter the name of the organisation.') };

const application = {
  roles: choicesOf(ISNI_ROLES).check(z.minLength(1, 'Choose one role or more.')),
  classes: choicesOf(ISNI_CLASSES).check(z.minLength(1, 'Choose one field or more.')),
  works: listOf(
    body({
      title: filled(200, 'Enter the title of this work, or take it out.'),
      role: z.enum(ISNI_ROLES, 'Choose what you did in this work.'),
      date: partialDate,
      identifier: workIdentifier,
    }),
    50,
    'works',
  ).check(z.minLength(1, 'Enter one work or more.')),
  start_date: partialDate,
  links: listOf(body({ url: webAddress }), 10, 'links'),
  related: listOf(
    body({ name: z._default(typedText(120), ''), relation: orNothing(ISNI_RELATIONS), isni }),
    20,
    'persons or organisations',
  ),
  existing_isni: z.literal('', 'Leave this empty to apply for a new ISNI.'),
  ...consented,
};
const claim = {
  existing_isni: isni.check(z.minLength(1, 'Enter the ISNI that you hold.')),
  ...consented,
};

/** What a person's application must say when it is handed in. */
export const personSubmission = z.extend(isniContent, { ...application, ...personName });
/** What an organisation's must. */
export const organisationSubmission = z.extend(isniContent, { ...application, ...organisationName });
/** What a person must say who claims an ISNI that they hold. */
export const personClaim = z.extend(isniContent, { ...claim, ...personName });
/** What an organisation must. */
export const organisationClaim = z.extend(isniContent, { ...claim, ...organisationName });

/** The schema that an application is handed in under: a claim where it names an ISNI that is held already. */
export function isniSubmissionFor(kind: 'person' | 'organisation', { existing_isni }: IsniContent) {
  if (existing_isni !== '') return kind === 'person' ? personClaim : organisationClaim;
  return kind === 'person' ? personSubmission : organisationSubmission;
}

/** Accepts a year, month or day, as ISNI does; null if invalid, before 1000 or in the future. */
function parsePartialDate(text: string): string | null {
  const parts = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (!parts) return null;
  const [, year = '', month = '01', day = '01'] = parts;
  const whole = `${year}-${month}-${day}`;
  const date = new Date(`${whole}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== whole) return null;
  return year >= '1000' && date.getTime() <= Date.now() ? text : null;
}
