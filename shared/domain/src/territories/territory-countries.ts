import { COUNTRY_NUMBERS } from '../countries/country-numbers.generated.ts';

export const WORLD = '2136';

/** Groups whose countries follow from where they lie. Central and South America and the islands are America. */
const CONTINENTS = [
  ['2100', 'Africa', 'Africa'],
  ['2101', 'America', 'Americas'],
  ['2106', 'Asia', 'Asia'],
  ['2120', 'Europe', 'Europe'],
  ['2130', 'Oceania', 'Oceania'],
] as const;

const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV';
const NORTH_AMERICA = 'CA MX US';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PE PY SR UY VE';
const AFRICAN_COMMONWEALTH = 'BW CM GA GH GM KE LS MU MW MZ NA NG RW SC SL SZ TG TZ UG ZA ZM';
const COMMONWEALTH =
  'AG AU BB BD BN BS BZ CA CY DM FJ GB GD GY IN JM KI KN LC LK MT MV MY NR NZ PG PK SB SG TO TT TV VC VU WS';
const EUROPEAN_CONTINENT =
  'AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FR GR HR HU IT LI LT LU LV MC MD ME MK NL NO PL PT RO RS RU SE SI SK SM UA VA';
/** Groups that agreements make or TIS draws, by alpha-2 codes as of 2026. */
const UNIONS = [
  ['2110', 'Benelux', 'BE LU NL'],
  ['2121', 'European Economic Area', `${EU} IS LI NO`],
  ['2123', 'European Union', EU],
  ['2127', 'Nordic countries', 'DK FI FO GL IS NO SE AX'],
  ['2131', 'Scandinavia', 'DK NO SE'],
  ['2102', 'American continent', `${CENTRAL_AMERICA} ${NORTH_AMERICA} ${SOUTH_AMERICA}`],
  ['2107', 'Australasia', 'AU NZ'],
  ['2113', 'Central America', CENTRAL_AMERICA],
  ['2114', 'Commonwealth', `${COMMONWEALTH} ${AFRICAN_COMMONWEALTH}`],
  ['2115', 'Commonwealth African territories', AFRICAN_COMMONWEALTH],
  ['2122', 'European continent', EUROPEAN_CONTINENT],
  ['2125', 'Middle East', 'AE AF BD BH BT IN IQ IR JO KW LK MV NP OM PK QA SA YE'],
  ['2126', 'NAFTA countries', NORTH_AMERICA],
  ['2128', 'North Africa', 'DZ EG LY MA TN'],
  ['2129', 'North America', NORTH_AMERICA],
  ['2132', 'South America', SOUTH_AMERICA],
  ['2133', 'South-East Asia', 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['2134', 'West Indies', 'AG BB BS CU DM DO GD HT JM KN LC PR TT VC'],
  ['2104', 'APEC countries', 'AU BN CA CL CN HK ID JP KR MX MY NZ PE PG PH RU SG TH TW US VN'],
  ['2105', 'ASEAN countries', 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['2109', 'Baltic states', 'EE LT LV'],
  ['2111', 'British Isles', 'GB GG IE IM JE'],
  ['2116', 'Commonwealth Asian territories', 'BD BN IN LK MV MY PK SG'],
  ['2117', 'Commonwealth Australasian territories', 'AU FJ KI NR NZ PG SB TO TV VU WS'],
  ['2118', 'Commonwealth of Independent States', 'AM AZ BY KG KZ MD RU TJ UZ'],
  ['2124', 'Germany, Austria and Switzerland', 'AT CH DE'],
] as const;

/**
 * What TIS names and we do not count with: groups that everybody draws otherwise, and countries that are no more. Files have
 * them; they are kept and called by their names, and nobody is offered them.
 */
const ONLY_NAMED = [
  ['2103', 'Antilles'],
  ['2108', 'Balkans'],
  ['2112', 'British West Indies'],
  ['2119', 'Eastern Europe'],
  ['0200', 'Czechoslovakia (until 1992)'],
  ['0230', 'Ethiopia (with Eritrea, until 1993)'],
  ['0278', 'East Germany (until 1990)'],
  ['0280', 'West Germany (until 1990)'],
  ['0736', 'Sudan (with South Sudan, until 2011)'],
  ['0810', 'Soviet Union (until 1991)'],
  ['0890', 'Yugoslavia (until 1992)'],
  ['0891', 'Serbia and Montenegro (until 2006)'],
] as const;

/** What a territory reaches, without the names of countries: a draft that is checked needs no more. */
export interface Place {
  readonly code: string;
  /** What a group is called; a country is called as the list of countries has it. */
  readonly group: string | null;
  /** Its alpha-2 code; empty for a group. */
  readonly alpha2: string;
  /** The codes of its countries; one of its own for a country, none for what is only named. */
  readonly countries: readonly string[];
}

let known: ReadonlyMap<string, Place> | null = null;

/** Every territory by its four digits: the world, the groups, the countries, what is only named. Read when it is first asked for. */
export function places(): ReadonlyMap<string, Place> {
  if (known) return known;
  const rows = COUNTRY_NUMBERS.split('\n').map((row) => {
    const [number = '', alpha2 = '', region = ''] = row.split('|');
    return { code: `0${number}`, alpha2, region };
  });
  const codes = (isIn: (row: (typeof rows)[number]) => boolean) => rows.filter(isIn).map(({ code }) => code);
  const group = (code: string, name: string, countries: readonly string[]): Place => {
    return { code, group: name, alpha2: '', countries };
  };
  const all = [
    group(
      WORLD,
      'World',
      codes(() => true),
    ),
    ...CONTINENTS.map(([code, name, region]) =>
      group(
        code,
        name,
        codes((row) => row.region === region),
      ),
    ),
    ...UNIONS.map(([code, name, members]) =>
      group(
        code,
        name,
        codes((row) => members.split(' ').includes(row.alpha2)),
      ),
    ),
    ...rows.map(({ code, alpha2 }) => ({ code, group: null, alpha2, countries: [code] })),
    ...ONLY_NAMED.map(([code, name]) => group(code, name, [])),
  ];
  known = new Map(all.map((place) => [place.code, place]));
  return known;
}

/** The territory of a code of three or four digits (`826`, `0826`), or undefined where CISAC has none such. */
export function placeOf(code: string): Place | undefined {
  return places().get(code.padStart(4, '0'));
}

/**
 * Whether CISAC can mean a territory by a code: one of ours, or a group that its list has and ours has not; groups are
 * counted from 2100 on. Anything else names nothing.
 */
export function isTerritoryCode(code: string): boolean {
  return placeOf(code) !== undefined || /^21\d\d$/.test(code);
}

/** The codes of the countries of a territory; none for an unknown code, and for what is only named. */
export function countriesOf(code: string): readonly string[] {
  return placeOf(code)?.countries ?? [];
}

/** A line of a territory list: a territory that is taken in, or left out again. */
export interface TerritoryLine {
  readonly is_included: boolean;
  readonly territory: string;
}

/** The countries that a list of territories reaches, evaluated in order: world, less Europe, with France again. */
export function reach(lines: readonly TerritoryLine[]): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const { is_included, territory } of lines)
    for (const country of countriesOf(territory)) {
      if (is_included) reached.add(country);
      else reached.delete(country);
    }
  return reached;
}
