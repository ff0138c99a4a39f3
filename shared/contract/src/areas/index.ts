export { AREA_IDS, type AreaEntry, type AreaId, areaOfPath, areas, areaTitle } from './catalogue.ts';
