export {
  countriesOf,
  findTerritory,
  reach,
  type Territory,
  type TerritoryLine,
  territories,
  territoryName,
  WORLD,
} from './territories.ts';
export {
  countriesInWords,
  MOST_TERRITORY_NAMES,
  type NamedPart,
  nameCountries,
  territoriesInWords,
} from './territory-words.ts';
