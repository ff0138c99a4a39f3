import { type AreaEntry, areaOfPath } from '@counterpoint/contract/areas';
import { matchPath } from '@counterpoint/contract/router';
import type { ErrorPlace } from '@counterpoint/frame';
import { areaVersion, loadedArea } from '../areas/load-area.ts';
import { hostPages } from '../pages/host-pages.ts';

/** Uses the route's pattern, so that no ids get into the log and repeats group. */
export function errorPlace(release: string, pathname: string = location.pathname): ErrorPlace {
  const area = areaOfPath(pathname)?.area;
  const area_version = area && areaVersion(area.id);
  return { release, area: area?.id ?? 'host', area_version, route: routeOf(pathname, area) };
}

/** Falls back to the catalogue's paths if the area's code didn't load. */
function routeOf(pathname: string, area: AreaEntry | undefined): string {
  const routes = area ? (loadedArea(area.id)?.routes ?? []) : hostPages;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const known = [...(area?.privatePaths ?? []), ...(area?.publicPaths ?? [])];
  return route?.path ?? known.find((path) => matchPath(`${path}/*`, pathname)) ?? '*';
}
