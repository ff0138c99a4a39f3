import { escapeFormula } from '../imports/formula-text.ts';
import { fullName } from '../imports/imported-draft.ts';
import { RIGHTS_CONTROL_TYPES } from '../rdrn/allowed-values.ts';
import { countriesOf, reach, type TerritoryLine, territories, WORLD } from '../territories/index.ts';
import { placeCode } from './place-cells.ts';
import type { WrittenRecording } from './recording-table.ts';
import { USE_WORDS } from './recording-words.ts';

/** Names and values of DDEX RDR-N; one row per share. */
export const RIGHTS_HEADER = [
  'ISRC',
  'ResourceProprietaryId',
  'DisplayTitle',
  'SubTitle',
  'DisplayArtist',
  'Duration',
  'PLineYear',
  'PLineText',
  'OriginalResourceReleaseDate',
  'RightsControllerName',
  'RightsControllerISNI',
  'RightsControllerIPI',
  'RightsControlType',
  'RightSharePercentage',
  'UseType',
  'TerritoryCode',
  'ExcludedTerritoryCode',
  'PeriodOfRightsDelegation/StartDate',
  'PeriodOfRightsDelegation/EndDate',
] as const;

/** Our own word: DDEX has none for a non-exclusive licensee. */
const LICENSEE = 'Licensee';

export function rightsRows({ number, draft }: WrittenRecording): string[][] {
  const { isrc, title, version_title, display_artist, duration_s, p_line_year, p_line, release_date } = draft;
  const facts = [isrc, number, title, version_title, display_artist, durationOf(duration_s), p_line_year, p_line];
  return draft.rights.map(({ party, role, uses, share, territories, valid_from, valid_to }) => {
    const { included, excluded } = codesOf(territories);
    const cells = [
      ...facts,
      release_date,
      fullName(party),
      party.isni,
      party.ipi_name_number,
      RIGHTS_CONTROL_TYPES[role] ?? LICENSEE,
      (share / 100).toFixed(2),
      uses.flatMap((use) => USE_WORDS[use].ddex).join(';'),
      included.join(';'),
      excluded.join(';'),
      valid_from,
      valid_to,
    ];
    return cells.map((cell) => escapeFormula(cell === null || cell === undefined ? '' : String(cell)));
  });
}

export function durationOf(seconds: number | null): string | null {
  return seconds === null ? null : `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

/**
 * DDEX only has included and excluded territories. Lines that include again after an exclusion become countries and
 * groups, or the world with exclusions, whichever is shorter.
 */
function codesOf(lines: readonly TerritoryLine[]): { included: string[]; excluded: string[] } {
  const firstOut = lines.findIndex(({ is_included }) => !is_included);
  const isPlain = firstOut === -1 || lines.slice(firstOut).every(({ is_included }) => !is_included);
  const known = isPlain ? { included: [], excluded: [] } : shortestOf(reach(lines));
  // Territories without known countries keep their code.
  const written = isPlain ? lines : lines.filter(({ territory }) => countriesOf(territory).length === 0);
  const placesOf = (isIncluded: boolean) =>
    written.filter((line) => line.is_included === isIncluded).map(({ territory }) => ddexPlace(territory));
  return {
    included: [...known.included, ...placesOf(true)],
    excluded: [...known.excluded, ...placesOf(false)],
  };
}

function shortestOf(reached: ReadonlySet<string>): { included: string[]; excluded: string[] } {
  const named = coverOf(reached);
  const remaining = coverOf(new Set(countriesOf(WORLD).filter((country) => !reached.has(country))));
  return remaining.length + 1 < named.length
    ? { included: [ddexPlace(WORLD)], excluded: remaining.map(ddexPlace) }
    : { included: named.map(ddexPlace), excluded: [] };
}

function coverOf(countries: ReadonlySet<string>): string[] {
  const remaining = new Set(countries);
  const within = territories()
    .filter(({ code, isGroup }) => isGroup && countriesOf(code).every((country) => countries.has(country)))
    .sort((one, other) => countriesOf(other.code).length - countriesOf(one.code).length);
  const groups = within.flatMap(({ code }) => {
    const added = countriesOf(code).filter((country) => remaining.delete(country));
    // A group that adds one country reads better as that country.
    if (added.length > 1) return code;
    for (const country of added) remaining.add(country);
    return [];
  });
  return [...groups, ...remaining];
}

/** DDEX uses ISO codes for countries, TIS codes for groups, and `Worldwide`. */
function ddexPlace(code: string): string {
  return code === WORLD ? 'Worldwide' : placeCode(code);
}
