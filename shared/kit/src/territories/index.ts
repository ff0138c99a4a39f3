export { TerritoryField } from './territory-field.tsx';
