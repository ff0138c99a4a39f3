import type { Message } from '@counterpoint/messages';
import * as text from '../messages/territories.generated.ts';

const NORTH_AFRICA = 'DZ EG LY MA TN';
const AFRICA = `AO BF BI BJ BW CD CF CG CI CM CV DJ EH ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW
  SC SD SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW ${NORTH_AFRICA}`;
const CENTRAL_AMERICA = 'BZ CR GT HN NI PA SV';
const NORTH_AMERICA = 'CA MX US';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PE PY SR UY VE';
const AMERICAN_CONTINENT = `${CENTRAL_AMERICA} ${NORTH_AMERICA} ${SOUTH_AMERICA}`;
const ANTILLES = 'AG BB CU DM DO GD HT JM KN LC PR TT VC';
const WEST_INDIES = `BS ${ANTILLES}`;
const MIDDLE_EAST = 'AE AF BD BH BT IN IQ IR JO KW LK MN MV NP OM PK QA SA YE';
const SOUTH_EAST_ASIA = 'BN ID KH LA MM MY PH SG TH TL VN';
const ASIA = `AM AZ CN CY GE HK IL JP KG KP KR KZ LB MO SY TJ TM TR TW UZ ${MIDDLE_EAST} ${SOUTH_EAST_ASIA}`;
const BRITISH_ISLES = 'GB IE';
const SCANDINAVIA = 'DK NO SE';
const EASTERN_EUROPE = 'AL BG BY CZ EE HU LT LV MD PL RO RU SK UA';
const EUROPEAN_CONTINENT = `AD AT BA BE CH DE ES FI FR GR HR IT LI LU MC ME MK NL PT RS SI SM VA ${EASTERN_EUROPE}
  ${SCANDINAVIA}`;
const EUROPEAN_UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const AUSTRALASIA = 'AU FJ NC NZ SB VU';
const COMMONWEALTH_AFRICA = 'BW CM GH GM KE LS MU MW MZ NA NG SC SL SZ TZ UG ZA ZM';
const COMMONWEALTH_ASIA = 'BD BN CY IN LK MV MY PK SG';
const COMMONWEALTH_AUSTRALASIA = 'AU FJ NZ SB VU';
const COMMONWEALTH = `AG BB BS BZ CA DM GB GD GY JM KI KN LC MT NR PG TO TT TV VC WS ${COMMONWEALTH_AFRICA}
  ${COMMONWEALTH_ASIA} ${COMMONWEALTH_AUSTRALASIA}`;

// TIS doesn't list these places. They belong to their continent, so that it reaches everywhere.
const AFRICAN_PLACES = 'IO RE SH YT';
const AMERICAN_PLACES = 'AI AW BL BM BQ CW FK GF GL GP KY MF MQ MS PM SX TC UM VG VI';
const EUROPEAN_PLACES = 'AX FO GG GI IM JE SJ';
const PACIFIC_PLACES = 'AS CC CK CX GU MP NF NU PN TK WF';

type Group = readonly [code: string, alpha: string, name: Message, countries: string];

/**
 * CISAC's Territory Information System (TIS), its groups with their members in 2026, by alpha-2 code: the public table
 * of the standard, and the European Union without the United Kingdom. The world is not listed.
 */
export const TIS_GROUPS: readonly Group[] = [
  ['2100', '2AF', text.africa, `${AFRICA} ${AFRICAN_PLACES}`],
  ['2101', '2AM', text.america, `${AMERICAN_CONTINENT} ${WEST_INDIES} ${AMERICAN_PLACES}`],
  ['2106', '2AS', text.asia, `${ASIA} PS`],
  ['2120', '2EU', text.europe, `IS MT ${BRITISH_ISLES} ${EUROPEAN_CONTINENT} ${EUROPEAN_PLACES}`],
  ['2130', '2OC', text.oceania, `FM KI MH NR PF PG PW TO TV WS ${AUSTRALASIA} ${PACIFIC_PLACES}`],
  ['2110', '2BE', text.benelux, 'BE LU NL'],
  ['2121', '2EM', text.europeanEconomicArea, `${EUROPEAN_UNION} IS LI NO`],
  ['2123', '2EN', text.europeanUnion, EUROPEAN_UNION],
  ['2127', '2NC', text.nordicCountries, 'DK FI IS NO SE'],
  ['2131', '2SC', text.scandinavia, SCANDINAVIA],
  ['2102', '2AC', text.americanContinent, AMERICAN_CONTINENT],
  ['2103', '2AN', text.antilles, ANTILLES],
  ['2104', '2AP', text.apecCountries, 'AU BN CA CL CN HK ID JP KR MO MX MY NZ PE PG PH PR RU SG TH TW US VN'],
  ['2105', '2AE', text.aseanCountries, 'BN ID KH LA MM MY PH SG TH VN'],
  ['2107', '2AA', text.australasia, AUSTRALASIA],
  ['2108', '2BA', text.balkans, 'AL BA BG GR HR ME MK RO RS SI'],
  ['2109', '2BS', text.balticStates, 'EE LT LV'],
  ['2111', '2BI', text.britishIsles, BRITISH_ISLES],
  ['2112', '2BW', text.britishWestIndies, 'AG BB BS DM GD JM KN LC TT VC'],
  ['2113', '2CA', text.centralAmerica, CENTRAL_AMERICA],
  ['2114', '2CO', text.commonwealth, COMMONWEALTH],
  ['2115', '2CF', text.commonwealthAfrica, COMMONWEALTH_AFRICA],
  ['2116', '2CS', text.commonwealthAsia, COMMONWEALTH_ASIA],
  ['2117', '2CU', text.commonwealthAustralasia, COMMONWEALTH_AUSTRALASIA],
  ['2118', '2CI', text.independentStates, 'AM AZ BY KG KZ MD RU TJ TM UA UZ'],
  ['2119', '2EE', text.easternEurope, EASTERN_EUROPE],
  ['2122', '2EC', text.europeanContinent, EUROPEAN_CONTINENT],
  ['2124', '2GC', text.germanSpeaking, 'AT CH DE'],
  ['2125', '2ME', text.middleEast, MIDDLE_EAST],
  ['2126', '2NT', text.naftaCountries, `${NORTH_AMERICA} PR`],
  ['2128', '2NF', text.northAfrica, NORTH_AFRICA],
  ['2129', '2NA', text.northAmerica, NORTH_AMERICA],
  ['2132', '2SA', text.southAmerica, SOUTH_AMERICA],
  ['2133', '2SE', text.southEastAsia, SOUTH_EAST_ASIA],
  ['2134', '2WI', text.westIndies, WEST_INDIES],
];

/** Former countries: they appear in files but have no countries and can't be chosen. */
export const FORMER_COUNTRIES = [
  ['0200', text.czechoslovakia],
  ['0230', text.ethiopia],
  ['0278', text.eastGermany],
  ['0280', text.westGermany],
  ['0720', text.southYemen],
  ['0736', text.sudan],
  ['0810', text.sovietUnion],
  ['0886', text.northYemen],
  ['0890', text.yugoslavia],
  ['0891', text.serbiaAndMontenegro],
] as const;

/** Places that ISO 3166-1 lists and TIS doesn't, by the country that contains them in TIS. */
const CONTAINED: Readonly<Record<string, string>> = {
  AU: 'CC CX HM NF',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ PM RE TF WF YT',
  GB: 'AI BM FK GG GI GS IM IO JE KY MS PN SH TC VG',
  NL: 'AW BQ CW SX',
  NO: 'BV SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP UM VI',
};

/** In TIS neither listed nor part of a country. */
const OUTSIDE_TIS = ['AQ', 'PS'];

const containers = new Map(
  Object.entries(CONTAINED).flatMap(([container, parts]) => parts.split(' ').map((part) => [part, container] as const)),
);

/** Returns the alpha-2 code by which TIS covers a place: its own, that of its container, or null for neither. */
export function tisCountry(alpha2: string): string | null {
  return OUTSIDE_TIS.includes(alpha2) ? null : (containers.get(alpha2) ?? alpha2);
}
