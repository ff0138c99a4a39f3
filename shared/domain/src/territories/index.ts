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
