/** The first file of a deployed area that a page loads. */
const AREA_ENTRY = /^\/r\/(?<area>[a-z]+)\/(?<version>[\w.-]+)\/remoteEntry[^/?]*\.js(?:\?|$)/;

/** The version of an area that a page loads with this request; null for other requests. */
export function areaEntryOf(url: string): { area: string; version: string } | null {
  const { area, version } = AREA_ENTRY.exec(url)?.groups ?? {};
  return area && version ? { area, version } : null;
}
