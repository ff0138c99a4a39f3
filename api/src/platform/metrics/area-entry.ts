/** The first file of a deployed area, or of the host, that a page loads. */
const AREA_ENTRY = /^\/r\/(?<area>[a-z][a-z\d-]*)\/(?<version>[\w.-]+)\/(?:remoteEntry|main)\.[^/?]*\.js(?:\?|$)/;

/** The version of an area, or of the host, that a page loads with this request; null for other requests. */
export function areaEntryOf(url: string): { area: string; version: string } | null {
  const { area, version } = AREA_ENTRY.exec(url)?.groups ?? {};
  return area && version ? { area, version } : null;
}
