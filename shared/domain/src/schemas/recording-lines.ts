import * as z from 'zod/mini';
import { USE_TYPES } from '../recording-rights/index.ts';
import { FULL_SHARE } from '../shares/index.ts';
import { countriesOf, reach } from '../territories/index.ts';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES, RIGHTS_HOLDER_ROLES } from './recording-words.ts';
import { body, calendarDay, optionalText, requiredText } from './text.ts';

const country = z._default(
  z.nullable(z.string('Choose a country.').check(z.regex(/^[A-Z]{2}$/, 'A country has a code of two letters.'))),
  null,
);
const optionalDate = z._default(z.nullable(calendarDay('Enter a date.')), null);

/** Somebody who is heard on a recording, or made it sound as it does: a party, or by name alone. */
export const contributorLine = body(
  {
    party_id: z._default(z.nullable(z.guid('Choose the contributor from the search.')), null),
    /** As credited; for a party it is only shown where the credit differs from its name. */
    name: optionalText(120),
    category: z.enum(CONTRIBUTOR_CATEGORIES, 'Choose what part they have.'),
    roles: z
      .array(z.enum(CONTRIBUTOR_ROLES, 'Choose what they play or do.'), 'Choose what they play or do.')
      .check(z.maxLength(20, 'Use at most 20 instruments and roles.')),
    /** What the list has no word for, in the words of whoever told of it. */
    other_roles: optionalText(200),
    performed_from: optionalDate,
    performed_to: optionalDate,
    /** ISO 3166-1 alpha-2: where they performed. */
    country,
    /** Of what featured performers have together, in hundredths of a per cent; null where it is not divided. */
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
/** Somebody who is heard on a recording. */
export type ContributorLine = z.infer<typeof contributorLine>;

const territoryLine = body(
  {
    is_included: z._default(z.boolean('Say whether this territory is included.'), true),
    /** TIS code of a country or group, four digits: `2136` is the world. */
    territory: z.string('Choose a territory.').check(z.regex(/^\d{4}$/, 'A territory has a code of four digits.')),
  },
  'Choose a territory.',
);

const rightTerms = {
  role: z.enum(RIGHTS_HOLDER_ROLES, 'Choose how they hold it.'),
  uses: z.array(z.enum(USE_TYPES, 'Choose a use.'), 'Choose at least one use.').check(
    z.minLength(1, 'Choose at least one use.'),
    z.overwrite((uses) => USE_TYPES.filter((use) => uses.includes(use))),
  ),
  /** In hundredths of a per cent. */
  share: z
    .int('Enter a share with at most two decimals.')
    .check(z.gte(1, 'A share is above 0.'), z.lte(FULL_SHARE, 'A share cannot be above 100.')),
  /** Evaluated in order: the world, less Europe, with France again. */
  territories: z
    .array(territoryLine, 'Choose at least one territory.')
    .check(z.minLength(1, 'Choose at least one territory.'), z.maxLength(300, 'Use at most 300 territories.')),
  valid_from: calendarDay('Enter the first day.'),
  /** The last day; null where it goes on, for which some programs write the last day there is. */
  valid_to: z.pipe(
    optionalDate,
    z.transform((day) => (day === '9999-12-31' ? null : day)),
  ),
  /** The agreement or document it comes from. */
  source: optionalText(255),
  is_controlled_by_third_party: z._default(z.boolean('Say whether somebody else exercises it.'), false),
};
const NO_TERMS = 'Enter what they hold.';
const inOrder = z.refine<Period>(({ valid_from, valid_to }) => valid_to === null || valid_from <= valid_to, {
  error: 'The last day is before the first.',
  path: ['valid_to'],
});
const somewhere = z.refine<Reach>(({ territories }) => reachesSomewhere(territories), {
  error: 'These territories cancel each other out: no country is left.',
  path: ['territories'],
});
interface Period {
  readonly valid_from: string;
  readonly valid_to: string | null;
}
interface Reach {
  readonly territories: readonly z.infer<typeof territoryLine>[];
}

/** A share in a recording: whose, how they came to it, for which uses, where and when. */
export const rightLine = body(
  { party_id: z.guid('Choose the rights holder from the search.'), ...rightTerms },
  NO_TERMS,
).check(inOrder, somewhere);
/** A share in a recording. */
export type RightLine = z.infer<typeof rightLine>;

/** The same, of the member who says that it is theirs. */
export const ownRightLine = body(rightTerms, NO_TERMS).check(inOrder, somewhere);
/** A share that a member says is theirs. */
export type OwnRightLine = z.infer<typeof ownRightLine>;

/** Groups whose countries we do not know are kept as codes: what they reach cannot be told. */
function reachesSomewhere(territories: readonly z.infer<typeof territoryLine>[]): boolean {
  let leftOut = 0;
  for (const { is_included, territory } of territories.toReversed()) {
    const count = countriesOf(territory).length;
    // What is left out below it cannot be all of it; seldom do countries have to be looked at one by one.
    if (is_included && count > leftOut) return true;
    if (!is_included) leftOut += count;
  }
  const isAnyUnknown = territories.some(
    ({ is_included, territory }) => is_included && countriesOf(territory).length === 0,
  );
  return isAnyUnknown || reach(territories).size > 0;
}

/** A work that is recorded: linked where it is ours, told of in words besides. */
export const workMention = body(
  {
    composition_id: z._default(z.nullable(z.guid('Choose the work from the search.')), null),
    title: requiredText('the title of the work', 255),
    iswc: optionalText(20),
    writers: optionalText(255),
  },
  'Enter the work.',
);
/** A work that is recorded. */
export type WorkMention = z.infer<typeof workMention>;
