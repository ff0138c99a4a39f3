import type { Message } from '@counterpoint/messages';
import { COUNTRY_NUMBERS } from '../countries/country-numbers.generated.ts';
import * as text from '../messages/territories.generated.ts';

export const WORLD = '2136';

/** Derived from each country's region. America includes Central and South America and the islands. */
const CONTINENTS = [
  ['2100', text.africa, 'Africa'],
  ['2101', text.america, 'Americas'],
  ['2106', text.asia, 'Asia'],
  ['2120', text.europe, 'Europe'],
  ['2130', text.oceania, 'Oceania'],
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
/** Other TIS groups, as alpha-2 codes of 2026. */
const UNIONS = [
  ['2110', text.benelux, 'BE LU NL'],
  ['2121', text.europeanEconomicArea, `${EU} IS LI NO`],
  ['2123', text.europeanUnion, EU],
  ['2127', text.nordicCountries, 'DK FI FO GL IS NO SE AX'],
  ['2131', text.scandinavia, 'DK NO SE'],
  ['2102', text.americanContinent, `${CENTRAL_AMERICA} ${NORTH_AMERICA} ${SOUTH_AMERICA}`],
  ['2107', text.australasia, 'AU NZ'],
  ['2113', text.centralAmerica, CENTRAL_AMERICA],
  ['2114', text.commonwealth, `${COMMONWEALTH} ${AFRICAN_COMMONWEALTH}`],
  ['2115', text.commonwealthAfrica, AFRICAN_COMMONWEALTH],
  ['2122', text.europeanContinent, EUROPEAN_CONTINENT],
  ['2125', text.middleEast, 'AE AF BD BH BT IN IQ IR JO KW LK MV NP OM PK QA SA YE'],
  ['2126', text.naftaCountries, NORTH_AMERICA],
  ['2128', text.northAfrica, 'DZ EG LY MA TN'],
  ['2129', text.northAmerica, NORTH_AMERICA],
  ['2132', text.southAmerica, SOUTH_AMERICA],
  ['2133', text.southEastAsia, 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['2134', text.westIndies, 'AG BB BS CU DM DO GD HT JM KN LC PR TT VC'],
  ['2104', text.apecCountries, 'AU BN CA CL CN HK ID JP KR MX MY NZ PE PG PH RU SG TH TW US VN'],
  ['2105', text.aseanCountries, 'BN ID KH LA MM MY PH SG TH TL VN'],
  ['2109', text.balticStates, 'EE LT LV'],
  ['2111', text.britishIsles, 'GB GG IE IM JE'],
  ['2116', text.commonwealthAsia, 'BD BN IN LK MV MY PK SG'],
  ['2117', text.commonwealthAustralasia, 'AU FJ KI NR NZ PG SB TO TV VU WS'],
  ['2118', text.independentStates, 'AM AZ BY KG KZ MD RU TJ UZ'],
  ['2124', text.germanSpeaking, 'AT CH DE'],
] as const;

/**
 * Groups without agreed borders, and former countries: they appear in files but have no countries and can't be chosen.
 */
const WITHOUT_COUNTRIES = [
  ['2103', text.antilles],
  ['2108', text.balkans],
  ['2112', text.britishWestIndies],
  ['2119', text.easternEurope],
  ['0200', text.czechoslovakia],
  ['0230', text.ethiopia],
  ['0278', text.eastGermany],
  ['0280', text.westGermany],
  ['0736', text.sudan],
  ['0810', text.sovietUnion],
  ['0890', text.yugoslavia],
  ['0891', text.serbiaAndMontenegro],
] as const;

/** Without country names, which most rules don't need. */
export interface Place {
  readonly code: string;
  readonly group: Message | null;
  readonly alpha2: string;
  /** A country's own code, or the codes of a group's countries. */
  readonly countries: readonly string[];
}

let known: ReadonlyMap<string, Place> | null = null;

export function places(): ReadonlyMap<string, Place> {
  if (known) return known;
  const rows = COUNTRY_NUMBERS.split('\n').map((row) => {
    const [number = '', alpha2 = '', region = ''] = row.split('|');
    return { code: `0${number}`, alpha2, region };
  });
  const codes = (isIn: (row: (typeof rows)[number]) => boolean) => rows.filter(isIn).map(({ code }) => code);
  const group = (code: string, name: Message, countries: readonly string[]): Place => {
    return { code, group: name, alpha2: '', countries };
  };
  const all = [
    group(
      WORLD,
      text.world,
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
    ...WITHOUT_COUNTRIES.map(([code, name]) => group(code, name, [])),
  ];
  known = new Map(all.map((place) => [place.code, place]));
  return known;
}

export function placeOf(code: string): Place | undefined {
  return places().get(code.padStart(4, '0'));
}

/** Also accepts CISAC groups missing from our list; groups are numbered from 2100. */
export function isTerritoryCode(code: string): boolean {
  return placeOf(code) !== undefined || /^21\d\d$/.test(code);
}

export function countriesOf(code: string): readonly string[] {
  return placeOf(code)?.countries ?? [];
}

export interface TerritoryLine {
  readonly is_included: boolean;
  readonly territory: string;
}

/** Evaluates a list in order, such as the world, minus Europe, plus France. */
export function reach(lines: readonly TerritoryLine[]): ReadonlySet<string> {
  const reached = new Set<string>();
  for (const { is_included, territory } of lines)
    for (const country of countriesOf(territory)) {
      if (is_included) reached.add(country);
      else reached.delete(country);
    }
  return reached;
}
