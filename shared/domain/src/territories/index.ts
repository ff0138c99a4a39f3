export { formatAllCountries, formatCountries, formatNames, formatTerritories } from './format-territories.ts';
export { findTerritory, type Territory, territories, territoryName } from './territories.ts';
export { countriesOf, isTerritoryCode, placeOf, reach, type TerritoryLine, WORLD } from './territory-countries.ts';
