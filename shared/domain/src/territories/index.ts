export { formatAllCountries, formatCountries, formatTerritories } from './format-territories.ts';
export { readTerritory } from './read-territory.ts';
export {
  findTerritory,
  searchTerritories,
  type Territory,
  territories,
  territoryName,
  tisTerritories,
} from './territories.ts';
export {
  countriesOf,
  isTerritoryCode,
  placeOf,
  reach,
  type TerritoryLine,
  territoriesOver,
  WORLD,
} from './territory-countries.ts';
