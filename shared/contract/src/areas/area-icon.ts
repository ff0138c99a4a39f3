/** Icons of the kit that an area may name. */
export const AREA_ICONS = [
  'copy',
  'disc',
  'download',
  'info',
  'key',
  'lock',
  'music',
  'person',
  'scales',
  'search',
] as const;

/** A name, or path data of another icon: strokes of 1.75 px on a 24 px grid. */
export type AreaIcon = (typeof AREA_ICONS)[number] | `M${string}`;
