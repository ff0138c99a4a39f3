import * as z from 'zod/mini';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { FULL_SHARE } from '../../shares/index.ts';
import { countriesOf, isTerritoryCode, placeOf, reach, type TerritoryLine } from '../../territories/index.ts';
import { body, calendarDay, optionalText, requiredText } from '../requests/text.ts';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES, RIGHTS_HOLDER_ROLES } from './recording-words.ts';

const country = z._default(
  z.nullable(z.string('Choose a country.').check(z.regex(/^[A-Z]{2}$/, 'A country has a code of two letters.'))),
  null,
);
const optionalDate = z._default(z.nullable(calendarDay('Enter a date.')), null);

export const contributorLine = body(
  {
    party_id: z._default(z.nullable(z.guid('Choose the contributor from the search.')), null),
    /** As credited; shown for a party only if it differs from the party's name. */
    name: optionalText(120),
    category: z.enum(CONTRIBUTOR_CATEGORIES, 'Choose what part they have.'),
    roles: z
      .array(z.enum(CONTRIBUTOR_ROLES, 'Choose what they play or do.'), 'Choose what they play or do.')
      .check(z.maxLength(20, 'Use at most 20 instruments and roles.')),
    other_roles: optionalText(200),
    performed_from: optionalDate,
    performed_to: optionalDate,
    /** Place of performance, ISO 3166-1 alpha-2. */
    country,
    /** Of the featured performers' part, in hundredths of a per cent; null if undivided. */
    share: z._default(
      z.nullable(
        z
          .int('Enter a share with at most two decimals.')
          .check(z.gte(0, 'A share cannot be below 0.'), z.lte(FULL_SHARE, 'A share cannot be above 100.')),
      ),
      null,
    ),
  },
  'Enter the contributor.',
).check(
  z.refine(({ party_id, name }) => party_id !== null || name !== null, {
    error: 'Choose the contributor, or enter their name.',
    path: ['name'],
  }),
  z.refine(({ performed_from: from, performed_to: to }) => from === null || to === null || from <= to, {
    error: 'This is before the first day.',
    path: ['performed_to'],
  }),
);
export type ContributorLine = z.infer<typeof contributorLine>;

const territoryLine = body(
  {
    is_included: z._default(z.boolean('Say whether this territory is included.'), true),
    territory: z.string('Choose a territory.').check(z.regex(/^\d{4}$/, 'A territory has a code of four digits.')),
  },
  'Choose a territory.',
);

function saying(problemOf: (territories: readonly TerritoryLine[]) => string | null) {
  return z.check<TerritoryLine[]>(({ value, issues }) => {
    const message = problemOf(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });
}

function notPossible(territories: readonly TerritoryLine[]): string | null {
  const nowhere = territories.find(({ territory }) => !isTerritoryCode(territory));
  if (nowhere) return `No country or group of countries has the code ${nowhere.territory}. Choose another territory.`;
  return reachesSomewhere(territories) ? null : 'These territories cancel each other out: no country is left.';
}

/** Unresolvable territories can't be paid. */
function notKnown(territories: readonly TerritoryLine[]): string | null {
  const unknown = territories.find(({ territory }) => placeOf(territory) === undefined);
  if (unknown)
    return `We do not know the countries of the group ${unknown.territory}. Choose the countries themselves.`;
  const leftOut = territories.find(({ is_included, territory }) => !is_included && countriesOf(territory).length === 0);
  if (leftOut)
    return `${placeOf(leftOut.territory)?.group?.() ?? 'A territory'} has no countries of today that could be left out. Leave its countries out one by one.`;
  return reach(territories).size > 0
    ? null
    : 'These territories reach no country of today. Choose the countries themselves.';
}

/** Groups with unknown countries are kept as codes, so their reach can't be computed. */
function reachesSomewhere(territories: readonly TerritoryLine[]): boolean {
  let leftOut = 0;
  for (const { is_included, territory } of territories.toReversed()) {
    const count = countriesOf(territory).length;
    // Exclusions below it can't cover a larger territory, so countries are rarely compared one by one.
    if (is_included && count > leftOut) return true;
    if (!is_included) leftOut += count;
  }
  const isAnyUnknown = territories.some(
    ({ is_included, territory }) => is_included && countriesOf(territory).length === 0,
  );
  return isAnyUnknown || reach(territories).size > 0;
}

function fromFirstTaken(territories: TerritoryLine[]): TerritoryLine[] {
  const first = territories.findIndex(({ is_included }) => is_included);
  return first > 0 ? territories.slice(first) : territories;
}

/** Evaluated in order: the world, less Europe, plus France. */
const keptTerritories = z
  .array(territoryLine, 'Choose at least one territory.')
  .check(
    z.minLength(1, { error: 'Choose at least one territory.', abort: true }),
    z.maxLength(300, { error: 'Use at most 300 territories.', abort: true }),
    saying(notPossible),
    z.overwrite(fromFirstTaken),
  );

const rightTerms = {
  role: z.enum(RIGHTS_HOLDER_ROLES, 'Choose how they hold it.'),
  uses: z.array(z.enum(USE_TYPES, 'Choose a use.'), 'Choose at least one use.').check(
    z.minLength(1, 'Choose at least one use.'),
    z.overwrite((uses) => USE_TYPES.filter((use) => uses.includes(use))),
  ),
  share: z
    .int('Enter a share with at most two decimals.')
    .check(z.gte(1, 'A share is above 0.'), z.lte(FULL_SHARE, 'A share cannot be above 100.')),
  territories: keptTerritories,
  valid_from: calendarDay('Enter the first day.'),
  /** Null if open-ended, for which some programs write the last possible day. */
  valid_to: z.pipe(
    optionalDate,
    z.transform((day) => (day === '9999-12-31' ? null : day)),
  ),
  source: optionalText(255),
  is_controlled_by_third_party: z._default(z.boolean('Say whether somebody else exercises it.'), false),
};
const NO_TERMS = 'Enter what they hold.';
const DAYS: readonly unknown[] = ['valid_from', 'valid_to'];
interface Period {
  readonly valid_from: string;
  readonly valid_to: string | null;
}
const isInOrder = ({ valid_from, valid_to }: Period) => valid_to === null || valid_from <= valid_to;
const NOT_IN_ORDER = { error: 'The last day is before the first.', path: ['valid_to'] };
const inOrder = z.refine<Period>(isInOrder, {
  ...NOT_IN_ORDER,
  // Compares the days even if other fields are invalid, as forms do on blur.
  when: ({ issues }) => issues.every(({ path = [] }) => path.length > 0 && !DAYS.includes(path[0])),
});
const knownTerms = { ...rightTerms, territories: keptTerritories.check(saying(notKnown)) };

export const rightLine = body(
  { party_id: z.guid('Choose the rights holder from the search.'), ...knownTerms },
  NO_TERMS,
).check(inOrder);
export type RightLine = z.infer<typeof rightLine>;

export const ownRightLine = body(knownTerms, NO_TERMS).check(inOrder);
export type OwnRightLine = z.infer<typeof ownRightLine>;

/** For files: keeps unknown groups as codes, with the warning R-RGT-05. */
export const keptRightLine = body(rightTerms, NO_TERMS).check(inOrder);
/** Accepts the same as `keptRightLine` with less detailed errors: zod can't compile a check with `when`. */
export const plainRightLine = body(rightTerms, NO_TERMS).check(z.refine(isInOrder, NOT_IN_ORDER));

export const workMention = body(
  {
    composition_id: z._default(z.nullable(z.guid('Choose the work from the search.')), null),
    title: requiredText('Enter the title of the work.', 255),
    iswc: optionalText(20),
    writers: optionalText(255),
  },
  'Enter the work.',
);
export type WorkMention = z.infer<typeof workMention>;
