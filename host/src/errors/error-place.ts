import { areaOfPath } from '@counterpoint/contract/areas';
import { matchPath } from '@counterpoint/contract/router';
import type { ErrorPlace } from '@counterpoint/frame';
import { loadedArea } from '../areas/load-area.ts';
import { hostPages } from '../pages/host-pages.ts';

/** Where an error of this page happened. The route is its pattern: ids stay out of the log, and repeats group. */
export function errorPlace(release: string, pathname: string = location.pathname): ErrorPlace {
  const area = areaOfPath(pathname)?.area;
  return { release, area: area?.id ?? 'host', route: routeOf(pathname) };
}

/** An area whose code did not come told no routes: what the catalogue knows of it stands in their place. */
function routeOf(pathname: string): string {
  const area = areaOfPath(pathname)?.area;
  const routes = area ? (loadedArea(area.id)?.routes ?? []) : hostPages;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const known = [...(area?.privatePaths ?? []), ...(area?.publicPaths ?? [])];
  return route?.path ?? known.find((path) => matchPath(`${path}/*`, pathname)) ?? '*';
}
