import { placeCode } from '../recording-imports/place-cells.ts';
import { countriesOf, reach, type TerritoryLine, WORLD } from '../territories/index.ts';

/**
 * DDEX asks for either the territories or the excluded ones, and for countries rather than groups, whose members not every
 * receiver knows. Returns null for territories without known countries.
 */
export function territoryCodes(
  territories: readonly TerritoryLine[],
): Readonly<Record<'included' | 'excluded', readonly string[]>> | null {
  if (territories.some(({ territory }) => countriesOf(territory).length === 0)) return null;
  const reached = reach(territories);
  const world = countriesOf(WORLD);
  const remaining = world.filter((country) => !reached.has(country));
  if (remaining.length === 0) return { included: ['Worldwide'], excluded: [] };
  return remaining.length < reached.size
    ? { included: [], excluded: remaining.map(placeCode) }
    : { included: [...reached].sort().map(placeCode), excluded: [] };
}
