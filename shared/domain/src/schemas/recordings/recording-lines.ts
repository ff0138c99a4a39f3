import * as z from 'zod/mini';
import { parseIswc } from '../../identifiers/index.ts';
import * as kind from '../../messages/field-kinds.generated.ts';
import * as line from '../../messages/lines.generated.ts';
import * as text from '../../messages/recording-lines.generated.ts';
import { USE_TYPES } from '../../recording-rights/index.ts';
import { FULL_SHARE } from '../../shares/index.ts';
import { countriesOf, isTerritoryCode, placeOf, reach, type TerritoryLine } from '../../territories/index.ts';
import { listOf } from '../requests/list-of.ts';
import { territoryLine } from '../requests/territory-line.ts';
import { body, calendarDay, optionalText, orNull, requiredText } from '../requests/text.ts';
import { share } from '../works/shares.ts';
import { CONTRIBUTOR_CATEGORIES, CONTRIBUTOR_ROLES, RIGHTS_HOLDER_ROLES } from './recording-choices.ts';

export const country = orNull(
  z.string({ error: kind.chooseCountry }).check(z.regex(/^[A-Z]{2}$/, { error: text.countryCode })),
);
export const optionalDate = orNull(calendarDay(kind.enterDate));

export const MAX_ROLES = 20;

export const contributorLine = body(
  {
    party_id: orNull(z.guid({ error: text.chooseContributor })),
    /** As credited; shown for a party only if it differs from the party's name. */
    name: optionalText(120),
    category: z.enum(CONTRIBUTOR_CATEGORIES, { error: text.chooseCategory }),
    roles: listOf(z.enum(CONTRIBUTOR_ROLES, { error: text.chooseRoles }), MAX_ROLES, {
      error: text.chooseRoles,
      tooMany: text.tooManyRoles,
    }),
    other_roles: optionalText(200),
    performed_from: optionalDate,
    performed_to: optionalDate,
    /** Place of performance, ISO 3166-1 alpha-2. */
    country,
    /** Of the featured performers' part, in hundredths of a per cent; null if undivided. */
    share: orNull(share),
  },
  text.enterContributor,
).check(
  z.refine(({ party_id, name }) => party_id !== null || name !== null, {
    error: text.nameContributor,
    path: ['name'],
  }),
  z.refine(({ performed_from: from, performed_to: to }) => from === null || to === null || from <= to, {
    error: line.beforeFirstDay,
    path: ['performed_to'],
  }),
);
export type ContributorLine = z.infer<typeof contributorLine>;

function withProblem(problemOf: (territories: readonly TerritoryLine[]) => string | null) {
  return z.check<TerritoryLine[]>(({ value, issues }) => {
    const message = problemOf(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });
}

function impossibleProblem(territories: readonly TerritoryLine[]): string | null {
  const unknown = territories.find(({ territory }) => !isTerritoryCode(territory));
  if (unknown) return text.unknownCode({ code: unknown.territory });
  return reachesSomewhere(territories) ? null : text.cancelOut();
}

/** Unresolvable territories can't be paid. */
function unknownProblem(territories: readonly TerritoryLine[]): string | null {
  const unknown = territories.find(({ territory }) => placeOf(territory) === undefined);
  if (unknown) return text.unknownGroup({ code: unknown.territory });
  const leftOut = territories.find(({ is_included, territory }) => !is_included && countriesOf(territory).length === 0);
  if (leftOut) return text.noneToExclude({ group: placeOf(leftOut.territory)?.group?.() ?? text.thisTerritory() });
  return reach(territories).size > 0 ? null : text.noCountries();
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

function fromFirstInclusion(territories: TerritoryLine[]): TerritoryLine[] {
  const first = territories.findIndex(({ is_included }) => is_included);
  return first > 0 ? territories.slice(first) : territories;
}

const MAX_TERRITORIES = 300;
/** Evaluated in order: the world, less Europe, plus France. */
const fileTerritories = z.array(territoryLine, { error: text.chooseOneTerritory }).check(
  z.minLength(1, { error: text.chooseOneTerritory, abort: true }),
  z.maxLength(MAX_TERRITORIES, {
    error: () => text.tooManyTerritories({ max: MAX_TERRITORIES }),
    abort: true,
  }),
  withProblem(impossibleProblem),
  z.overwrite(fromFirstInclusion),
);

const rightTerms = {
  role: z.enum(RIGHTS_HOLDER_ROLES, { error: text.chooseHolderRole }),
  uses: z.array(z.enum(USE_TYPES, { error: line.chooseUse }), { error: text.chooseOneUse }).check(
    z.minLength(1, { error: text.chooseOneUse }),
    z.overwrite((uses) => USE_TYPES.filter((use) => uses.includes(use))),
  ),
  share: z
    .int({ error: line.shareDecimals })
    .check(z.gte(1, { error: text.shareTooSmall }), z.lte(FULL_SHARE, { error: line.shareAbove })),
  territories: fileTerritories,
  valid_from: calendarDay(text.enterFirstDay),
  /** Null if open-ended, for which some programs write the last possible day. */
  valid_to: z.pipe(
    optionalDate,
    z.transform((day) => (day === '9999-12-31' ? null : day)),
  ),
  source: optionalText(255),
  is_controlled_by_third_party: z._default(z.boolean({ error: text.chooseControl }), false),
};
const DAYS: readonly unknown[] = ['valid_from', 'valid_to'];
interface Period {
  readonly valid_from: string;
  readonly valid_to: string | null;
}
const isInOrder = ({ valid_from, valid_to }: Period) => valid_to === null || valid_from <= valid_to;
const NOT_IN_ORDER = { error: line.datesReversed, path: ['valid_to'] };
const inOrder = z.refine<Period>(isInOrder, {
  ...NOT_IN_ORDER,
  // Compares the days even if other fields are invalid, as forms do on blur.
  when: ({ issues }) => issues.every(({ path = [] }) => path.length > 0 && !DAYS.includes(path[0])),
});
const knownTerms = { ...rightTerms, territories: fileTerritories.check(withProblem(unknownProblem)) };

export const rightLine = body({ party_id: z.guid({ error: text.chooseHolder }), ...knownTerms }, text.enterRight).check(
  inOrder,
);
export type RightLine = z.infer<typeof rightLine>;

export const ownRightLine = body(knownTerms, text.enterRight).check(inOrder);
export type OwnRightLine = z.infer<typeof ownRightLine>;

/** For files: keeps unknown groups as codes, with the warning R-RGT-05. */
export const fileRightLine = body(rightTerms, text.enterRight).check(inOrder);
/** Accepts the same as `fileRightLine` with less detailed errors: zod can't compile a check with `when`. */
export const plainRightLine = body(rightTerms, text.enterRight).check(z.refine(isInOrder, NOT_IN_ORDER));

/** Stored as in works, which are found by it. Files and earlier releases have invalid ones: R-WRK-01 warns. */
const iswc = z.pipe(
  optionalText(20),
  z.transform((typed): string | null => (typed === null ? null : (parseIswc(typed) ?? typed))),
);

export const workMention = body(
  {
    composition_id: orNull(z.guid({ error: text.chooseWork })),
    title: requiredText(text.enterWorkTitle, 255),
    iswc,
    writers: optionalText(255),
  },
  text.enterWork,
);
export type WorkMention = z.infer<typeof workMention>;
