/** The global variable that an area's entry script sets. */
export function containerName(areaId: string): string {
  return `area_${areaId.replaceAll('-', '_')}`;
}
