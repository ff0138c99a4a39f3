import {
  FULL_SHARE,
  formatShare,
  RIGHT_LABELS,
  RIGHTS,
  SHARE_TOLERANCE,
  type Shares,
  totalOf,
} from '../shares/index.ts';
import { countriesOf, findTerritory, territoryName } from '../territories/index.ts';
import { type Found, NOTHING, type Rule } from './rule.ts';
import type { RuledCollection, RuledWork } from './ruled-work.ts';

interface CollectingLine {
  readonly path: string;
  readonly isPublisher: boolean;
  readonly collections: readonly RuledCollection[];
}

/** Most works say nothing of it, and an import asks each of them for every rule. */
function collects({ collections }: { readonly collections: readonly RuledCollection[] }): boolean {
  return collections.length > 0;
}

function collectingLines({ publishers, writers }: RuledWork): CollectingLine[] {
  if (!publishers.some(collects) && !writers.some(collects)) return [];
  return [
    ...publishers.map(({ collections }, index) => ({ path: `publishers.${index}`, isPublisher: true, collections })),
    ...writers.map(({ collections }, index) => ({ path: `writers.${index}`, isPublisher: false, collections })),
  ].filter(collects);
}

function atCollections(
  work: RuledWork,
  field: string,
  messageOf: (collection: RuledCollection, line: CollectingLine) => string | null,
): readonly Found[] {
  const lines = collectingLines(work);
  if (lines.length === 0) return NOTHING;
  return lines.flatMap((line) =>
    line.collections.flatMap((collection, index) => {
      const message = messageOf(collection, line);
      return message === null ? [] : [{ path: `${line.path}.collections.${index}.${field}`, message }];
    }),
  );
}

/** What lines collect in a place, each by its own list: a later territory takes the place of an earlier one. */
function collectedIn(place: string, lines: readonly CollectingLine[]): { path: string; shares: Shares }[] {
  return lines.flatMap(({ path, collections }) => {
    const last = collections.findLast(({ territory }) => isWithin(place, territory));
    return last?.is_included ? [{ path, shares: last.shares }] : [];
  });
}

function isWithin(place: string, territory: string): boolean {
  return place === territory || countriesOf(territory).includes(place);
}

/** Places that the lines speak of, one for each set of territories that hold it: all others come to the same. */
function distinctPlaces(lines: readonly CollectingLine[]): string[] {
  const told = [...new Set(lines.flatMap(({ collections }) => collections.map(({ territory }) => territory)))];
  if (told.length === 1) return told;
  const places = new Set([...told, ...told.flatMap((territory) => countriesOf(territory))]);
  const reaches = told.map((territory) => new Set([territory, ...countriesOf(territory)]));
  const bySet = new Map<string, string>();
  for (const place of places) {
    const set = told.filter((_, index) => reaches[index]?.has(place)).join(' ');
    if (!bySet.has(set)) bySet.set(set, place);
  }
  return [...bySet.values()];
}

/** What is collected in one place cannot be more than all of it. A line without territories is not counted. */
export const collectsNoMoreThanAll: Rule = {
  id: 'W-COL-01',
  severity: 'block',
  cwr: 'NWR transaction rules 14 and 44',
  title: 'What is collected in a territory totals at most 100.00% of each right, within 0.06.',
  check(work) {
    const lines = collectingLines(work);
    if (lines.length === 0) return NOTHING;
    const places = distinctPlaces(lines).map((place) => ({ place, collected: collectedIn(place, lines) }));
    return RIGHTS.flatMap((right) => {
      const over = places.find(({ collected }) => totalOf(collected, right) > FULL_SHARE + SHARE_TOLERANCE);
      if (!over) return [];
      const total = formatShare(totalOf(over.collected, right));
      const last = over.collected.findLast(({ shares }) => shares[right] > 0);
      const message = `Collected in ${territoryName(over.place)}: ${total} of ${RIGHT_LABELS[right].toLowerCase()}; at most 100.00% can be.`;
      return [{ path: `${last?.path ?? 'publishers'}.collections`, message }];
    });
  },
};

/** An included territory without shares says nothing. */
export const collectsWhereIncluded: Rule = {
  id: 'W-COL-02',
  severity: 'block',
  cwr: 'SPT and SWT record rule 1',
  title: 'In an included territory a share of some right is collected.',
  check: (work) =>
    atCollections(work, 'shares', ({ is_included, shares }) =>
      is_included && RIGHTS.every((right) => shares[right] === 0)
        ? 'Enter what is collected in this territory, or remove it.'
        : null,
    ),
};

export const collectsNothingWhereExcluded: Rule = {
  id: 'W-COL-03',
  severity: 'block',
  cwr: 'SPT and SWT, exclusion',
  title: 'In an excluded territory nothing is collected.',
  check: (work) =>
    atCollections(work, 'shares', ({ is_included, shares }) =>
      !is_included && RIGHTS.some((right) => shares[right] > 0)
        ? 'Nothing is collected in a territory that is left out: set these shares to 0.'
        : null,
    ),
};

/** The list has the territories of today; older ones are kept, and told. */
export const knowsTerritory: Rule = {
  id: 'W-COL-04',
  severity: 'warn',
  cwr: 'SPT field rule 9',
  title: 'A territory is one of CISAC’s list.',
  check: (work) =>
    atCollections(work, 'territory', ({ territory }) =>
      findTerritory(territory) ? null : `No territory that we know has the number ${territory}: check it.`,
    ),
};

/** The writers' half of performing is collected by the writers' societies. */
export const collectsPublishersHalf: Rule = {
  id: 'W-COL-05',
  severity: 'block',
  cwr: 'SPT field rule 6',
  title: 'A publisher collects at most half of performing.',
  check: (work) =>
    atCollections(work, 'shares.pr', ({ shares }, { isPublisher }) =>
      isPublisher && shares.pr > FULL_SHARE / 2 ? 'A publisher collects at most 50.00% of performing.' : null,
    ),
};
