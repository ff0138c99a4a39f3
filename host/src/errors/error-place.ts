import type { DeployedArea } from '@counterpoint/contract/registry';
import { matchPath } from '@counterpoint/contract/router';
import type { ErrorPlace } from '@counterpoint/frame';
import { areaVersion, loadedArea } from '../areas/load-area.ts';
import { areaOfPath, runningAreas } from '../areas/registry-store.ts';
import { hostPages } from '../pages/host-pages.ts';

/**
 * Uses the route's pattern, so that no ids get into the log and repeats group.
 *
 * @param error a page may throw when the member has gone to one of another area, which must not be blamed
 */
export function errorPlace(release: string, pathname: string = location.pathname, error?: unknown): ErrorPlace {
  const area = areaInStack(error) ?? areaOfPath(pathname)?.area;
  const area_version = area && areaVersion(area.area);
  return { release, area: area?.area ?? 'host', area_version, route: routeOf(pathname, area) };
}

function areaInStack(error: unknown): DeployedArea | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, id = ''] = /\/r\/(?!host\/)([^/\s]+)\//.exec(stack) ?? [];
  return runningAreas().get(id);
}

/** Falls back to the entry's paths if the area's code didn't load. */
function routeOf(pathname: string, area: DeployedArea | undefined): string {
  const routes = area ? (loadedArea(area.area)?.routes ?? []) : hostPages;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const known = [...(area?.privatePaths ?? []), ...(area?.publicPaths ?? [])];
  return route?.path ?? known.find((path) => matchPath(`${path}/*`, pathname)) ?? '*';
}
