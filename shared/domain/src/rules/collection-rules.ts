import * as text from '../messages/work-rules.generated.ts';
import { FULL_SHARE, formatShare, RIGHTS, SHARE_TOLERANCE, type Shares, totalOf } from '../shares/index.ts';
import { countriesOf, findTerritory, placeOf, territoryName } from '../territories/index.ts';
import { NOTHING, type Rule, type RuleFinding } from './rule.ts';
import type { RuledCollection, RuledWork } from './ruled-work.ts';

export const COLLECTION_RULES: readonly Rule[] = [
  {
    id: 'W-COL-01',
    severity: 'block',
    cwr: 'NWR transaction rules 14 and 44',
    summary: 'Shares collected in a territory total at most 100.00% of each right, within 0.06.',
    check(work) {
      const lines = collectingLines(work);
      if (lines.length === 0) return NOTHING;
      const places = distinctPlaces(lines).map((place) => ({ place, collected: collectedIn(place, lines) }));
      return RIGHTS.flatMap((right) => {
        const over = places.find(({ collected }) => totalOf(collected, right) > FULL_SHARE + SHARE_TOLERANCE);
        if (!over) return [];
        const total = formatShare(totalOf(over.collected, right));
        const last = over.collected.findLast(({ shares }) => shares[right] > 0);
        const message = text.collectedOver({ place: territoryName(over.place), total, right });
        return [{ path: last ? `${last.path}.shares.${right}` : 'publishers', message }];
      });
    },
  },
  {
    id: 'W-COL-02',
    severity: 'block',
    cwr: 'SPT and SWT record rule 1',
    summary: 'An included territory has a share of at least one right.',
    check: (work) =>
      atCollections(work, 'shares', ({ is_included, shares }) =>
        is_included && RIGHTS.every((right) => shares[right] === 0) ? text.enterCollected() : null,
      ),
  },
  {
    id: 'W-COL-03',
    severity: 'block',
    cwr: 'SPT and SWT, exclusion',
    summary: 'An excluded territory has no shares.',
    check: (work) =>
      atCollections(work, 'shares', ({ is_included, shares }) =>
        !is_included && RIGHTS.some((right) => shares[right] > 0) ? text.collectedWhereExcluded() : null,
      ),
  },
  /** Former territories are kept with a warning. */
  {
    id: 'W-COL-04',
    severity: 'warn',
    cwr: 'SPT field rule 9',
    summary: 'A territory is in CISAC’s list.',
    check: (work) =>
      atCollections(work, 'territory', ({ territory }) =>
        findTerritory(territory) ? null : text.unknownTerritory({ code: territory }),
      ),
  },
  /** CISAC's formats can't name a place such as Guernsey; they cover it by the country that contains it. */
  {
    id: 'W-COL-06',
    severity: 'block',
    cwr: 'SPT field rule 9',
    summary: 'A territory outside CISAC’s list is replaced by the country that contains it.',
    check: (work) =>
      atCollections(work, 'territory', ({ territory }) => {
        const place = placeOf(territory);
        if (!place || place.tisCode === place.code) return null;
        const name = territoryName(territory);
        if (!place.tisCode) return text.inNoCountry({ place: name });
        return text.inOtherCountry({ place: name, country: territoryName(place.tisCode) });
      }),
  },
  /** The writers' societies collect the writers' half. */
  {
    id: 'W-COL-05',
    severity: 'block',
    cwr: 'SPT field rule 6',
    summary: 'A publisher collects at most half of the performing right.',
    check: (work) =>
      atCollections(work, 'shares.pr', ({ shares }, { isPublisher }) =>
        isPublisher && shares.pr > FULL_SHARE / 2 ? text.publisherCollectsOverHalf() : null,
      ),
  },
  /** Otherwise only the later one would count, and nobody would notice. */
  {
    id: 'W-COL-07',
    severity: 'block',
    summary: 'A line includes each territory once, and doesn’t exclude it afterwards.',
    check: (work) =>
      atCollections(work, 'territory', (collection, { collections }) =>
        isIncludedBefore(collection, collections)
          ? text.repeatedTerritory({ place: territoryName(collection.territory) })
          : null,
      ),
  },
];

interface CollectingLine {
  readonly path: string;
  readonly isPublisher: boolean;
  readonly collections: readonly RuledCollection[];
}

/** A fast path: most works have no collections, and an import runs every rule on each. */
function hasCollections({ collections }: { readonly collections: readonly RuledCollection[] }): boolean {
  return collections.length > 0;
}

function collectingLines({ publishers, writers }: RuledWork): CollectingLine[] {
  if (!publishers.some(hasCollections) && !writers.some(hasCollections)) return [];
  return [
    ...publishers.map(({ collections }, index) => ({ path: `publishers.${index}`, isPublisher: true, collections })),
    ...writers.map(({ collections }, index) => ({ path: `writers.${index}`, isPublisher: false, collections })),
  ].filter(hasCollections);
}

function atCollections(
  work: RuledWork,
  field: string,
  messageOf: (collection: RuledCollection, line: CollectingLine) => string | null,
): readonly RuleFinding[] {
  const lines = collectingLines(work);
  if (lines.length === 0) return NOTHING;
  return lines.flatMap((line) =>
    line.collections.flatMap((collection, index) => {
      const message = messageOf(collection, line);
      return message === null ? [] : [{ path: `${line.path}.collections.${index}.${field}`, message }];
    }),
  );
}

function isIncludedBefore(collection: RuledCollection, collections: readonly RuledCollection[]): boolean {
  const first = collections.find(({ is_included, territory }) => is_included && territory === collection.territory);
  return first !== undefined && collections.indexOf(first) < collections.indexOf(collection);
}

/** Later territories of a line override earlier ones. Returns the territory that counts, of each line. */
function collectedIn(place: string, lines: readonly CollectingLine[]): { path: string; shares: Shares }[] {
  return lines.flatMap(({ path, collections }) => {
    const index = collections.findLastIndex(
      ({ territory }) => place === territory || countriesOf(territory).includes(place),
    );
    const last = collections[index];
    return last?.is_included ? [{ path: `${path}.collections.${index}`, shares: last.shares }] : [];
  });
}

/** Returns one place for each combination of listed territories that contains it: other places have the same totals. */
function distinctPlaces(lines: readonly CollectingLine[]): string[] {
  const listed = [...new Set(lines.flatMap(({ collections }) => collections.map(({ territory }) => territory)))];
  if (listed.length === 1) return listed;
  const places = new Set([...listed, ...listed.flatMap((territory) => countriesOf(territory))]);
  const reaches = listed.map((territory) => new Set([territory, ...countriesOf(territory)]));
  const bySet = new Map<string, string>();
  for (const place of places) {
    const set = listed.filter((_, index) => reaches[index]?.has(place)).join(' ');
    if (!bySet.has(set)) bySet.set(set, place);
  }
  return [...bySet.values()];
}
