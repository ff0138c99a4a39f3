export { type AreaEntry, areaEntry, areaId, areaPath } from './area-entry.ts';
export { AREA_ICONS, type AreaIcon } from './area-icon.ts';
export { containerName } from './container-name.ts';
export { type Label, labelIn } from './label-in.ts';
export { isBelow, type OwnPaths, ownerOfPath } from './owner-of-path.ts';
export { portalAreaName } from './portal-area-name.ts';
