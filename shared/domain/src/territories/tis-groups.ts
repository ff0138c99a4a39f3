import type { Region } from './tis-countries.ts';

/** A group of countries of TIS: the regions and the single countries (alpha-2) that it is made of. */
export interface GroupRow {
  readonly code: string;
  readonly name: string;
  readonly regions: readonly Region[];
  readonly countries?: string;
}

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const AFRICAN_COMMONWEALTH = 'BW CM GA GH GM KE LS MW MU MZ NA NG RW SC SL ZA SZ TG UG TZ ZM';
const COMMONWEALTH = `AG AU BS BD BB BZ BN CA CY DM FJ GD GB GY IN JM KI KN LC LK MV MY MT NR NZ PK PG SG SB TO TT TV VC VU WS ${AFRICAN_COMMONWEALTH}`;

/**
 * The groups of TIS that agreements of our members name, as of today: memberships with dates (who left the European
 * Union when) are not told. The world first, the continents, then the rest by name.
 */
export const GROUPS: readonly GroupRow[] = [
  {
    code: '2136',
    name: 'World',
    regions: [
      ...(['africa', 'northAfrica', 'centralAmerica', 'northAmerica', 'southAmerica', 'westIndies'] as const),
      ...(['asia', 'middleEast', 'southEastAsia', 'australasia', 'pacific', 'europe'] as const),
    ],
  },
  { code: '2100', name: 'Africa', regions: ['africa', 'northAfrica'] },
  { code: '2101', name: 'America', regions: ['centralAmerica', 'northAmerica', 'southAmerica', 'westIndies'] },
  { code: '2106', name: 'Asia', regions: ['asia', 'middleEast', 'southEastAsia'] },
  { code: '2120', name: 'Europe', regions: ['europe'] },
  { code: '2130', name: 'Oceania', regions: ['australasia', 'pacific'] },
  { code: '2102', name: 'American continent', regions: ['centralAmerica', 'northAmerica', 'southAmerica'] },
  { code: '2107', name: 'Australasia', regions: ['australasia'] },
  { code: '2110', name: 'Benelux', regions: [], countries: 'BE NL LU' },
  { code: '2113', name: 'Central America', regions: ['centralAmerica'] },
  { code: '2114', name: 'Commonwealth', regions: [], countries: COMMONWEALTH },
  { code: '2115', name: 'Commonwealth African territories', regions: [], countries: AFRICAN_COMMONWEALTH },
  { code: '2121', name: 'European Economic Area', regions: [], countries: `${EU} IS LI NO` },
  { code: '2122', name: 'European continent', regions: ['europe'] },
  { code: '2123', name: 'European Union', regions: [], countries: EU },
  { code: '2125', name: 'Middle East', regions: ['middleEast'] },
  { code: '2126', name: 'NAFTA countries', regions: ['northAmerica'] },
  { code: '2127', name: 'Nordic countries', regions: [], countries: 'DK FI IS NO SE' },
  { code: '2128', name: 'North Africa', regions: ['northAfrica'] },
  { code: '2129', name: 'North America', regions: ['northAmerica'] },
  { code: '2131', name: 'Scandinavia', regions: [], countries: 'DK NO SE' },
  { code: '2132', name: 'South America', regions: ['southAmerica'] },
  { code: '2133', name: 'South-East Asia', regions: ['southEastAsia'] },
  { code: '2134', name: 'West Indies', regions: ['westIndies'] },
];
/** Islands of Europe, which its continent in TIS does not have. */
export const EUROPEAN_ISLANDS = ['GB', 'IE', 'IS', 'MT'];
