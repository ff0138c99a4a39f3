export { AREA_IDS, type AreaEntry, type AreaId, areaOfPath, areas } from './catalogue.ts';
