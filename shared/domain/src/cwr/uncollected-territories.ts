import type { ImportedDraft } from '../imports/index.ts';
import { RIGHTS, type Right, type Shares } from '../shares/index.ts';
import { countriesOf, placeOf, reach, type TerritoryLine, territoriesOver, WORLD } from '../territories/index.ts';

type Collections = ImportedDraft['publishers'][number]['collections'];

/** Returns where an owner collects its shares: wherever in the world the others of its chain don't collect the right. */
export function uncollectedTerritories(shares: Shares, others: readonly Collections[]): Collections {
  if (others.flat().length === 0) return [{ is_included: true, territory: WORLD, shares }];
  const collected = RIGHTS.map((right) => new Set(others.flatMap((lines) => [...collectedPlaces(lines, right)])));
  const byRights = Map.groupBy(countriesOf(WORLD).filter(isListed), (country) =>
    RIGHTS.filter((right, index) => shares[right] > 0 && !collected[index]?.has(country)).join(' '),
  );
  byRights.delete('');
  const groups = [...byRights].toSorted(([, one], [, other]) => other.length - one.length);
  return groups.flatMap(([rights, countries], index) => {
    const remaining = { pr: 0, mr: 0, sr: 0 };
    for (const right of RIGHTS) if (rights.split(' ').includes(right)) remaining[right] = shares[right];
    // Exclusions would apply to the lines before too.
    const within = others.flat().filter(({ is_included }) => is_included);
    const lines = named(countries, index === 0 ? outside(others, countries) : within);
    return lines.map((line) => (line.is_included ? { ...line, shares: remaining } : { ...line, shares: NO_SHARES }));
  });
}

const NO_SHARES: Shares = { pr: 0, mr: 0, sr: 0 };

/** Whether CISAC's list has the country: a file can't name others. */
function isListed(country: string): boolean {
  return placeOf(country)?.tisCode === country;
}

function collectedPlaces(lines: Collections, right: Right): ReadonlySet<string> {
  return reach(
    lines.map(({ is_included, territory, shares }) => ({ is_included: is_included && shares[right] > 0, territory })),
  );
}

function outside(others: readonly Collections[], countries: readonly string[]): TerritoryLine[] {
  const remaining = others.flat().map(({ is_included, territory }) => ({ is_included: !is_included, territory }));
  const isNeeded = ({ is_included, territory }: TerritoryLine) =>
    !is_included || countriesOf(territory).some((country) => countries.includes(country));
  const byTerritory = new Map(remaining.filter(isNeeded).map((line) => [line.territory, line]));
  return [{ is_included: true, territory: WORLD }, ...byTerritory.values()];
}

/** Names the countries as suggested if that is exact and shorter. */
function named(countries: readonly string[], suggested: readonly TerritoryLine[]): readonly TerritoryLine[] {
  const listed = territoriesOver(countries).filter(({ is_included, territory }) => is_included || isListed(territory));
  const reached = [...reach(suggested)].filter(isListed);
  const isExact = reached.length === countries.length && reached.every((country) => countries.includes(country));
  return isExact && suggested.length < listed.length ? suggested : listed;
}
