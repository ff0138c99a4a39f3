import type { Area } from '@counterpoint/contract';
import { containerName } from '@counterpoint/contract/areas';
import { matchPath } from '@counterpoint/contract/router';
import { CONTRACT_VERSION, isCompatible } from '@counterpoint/contract/version';
import { loadPage, withDeadline } from '@counterpoint/frame';
import { isRecord } from '../config/is-record.ts';
import * as text from '../messages/areas.generated.ts';
import { loadRemoteModule } from './federation.ts';
import { pageState } from './page-state.ts';
import { addressOf, failedToLoad, prepareArea } from './prepare-area.ts';
import { areaTitle, deployedArea, runningAreas, setRunning } from './registry-store.ts';
import { warmArea, warmedArea } from './warm-area.ts';

const loaded = new Map<string, Area>();

export function loadedArea(areaId: string): Area | undefined {
  return loaded.get(areaId);
}

/** The version that this page runs, or tried to load. A retry of another area may know a newer one. */
export function areaVersion(areaId: string): string | undefined {
  return (runningAreas().get(areaId) ?? deployedArea(areaId))?.version;
}

/**
 * @param attempt from 1 on, fetches the registry again
 * @throws `LoadTimeoutError` after one limit for registry, entry and chunks, else an error that names the area
 */
export function loadArea(areaId: string, attempt: number): Promise<Area> {
  return withDeadline(text.area({ area: areaTitle(areaId) }), pageState().loadTimeoutMs, async (signal) => {
    const deployed = await ((attempt === 0 ? warmedArea(areaId) : undefined) ?? prepareArea(areaId, attempt, signal));
    const entry = addressOf(deployed, deployed.entry);
    const module = await loadRemoteModule(containerName(areaId), entry, signal).catch(failedToLoad(areaId));
    const area = areaOf(module, areaId);
    loaded.set(areaId, area);
    setRunning(deployed);
    return area;
  });
}

/** Loads an area and the code of a page before React asks for them. Ignores failures, which the page reports. */
export function loadPageAhead(areaId: string, pathname: string): void {
  warmArea(areaId);
  loadArea(areaId, 0)
    .then(({ routes }) => {
      const route = routes.find(({ path }) => matchPath(path, pathname));
      return route && loadPage(route, pageState().loadTimeoutMs);
    })
    .catch(() => undefined);
}

/** The module comes from another build, so its shape is validated. */
function areaOf(module: unknown, areaId: string): Area {
  const area = isRecord(module) ? module.area : undefined;
  const title = areaTitle(areaId);
  if (!isArea(area)) throw new Error(text.invalid({ area: title }));
  if (area.id !== areaId) throw new Error(text.otherArea({ area: title, other: area.id }));
  if (!isCompatible(CONTRACT_VERSION, area.contractVersion))
    throw new Error(text.otherContract({ area: title, built: area.contractVersion, offered: CONTRACT_VERSION }));
  return area;
}

function isArea(value: unknown): value is Area {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.contractVersion === 'string' &&
    Array.isArray(value.routes) &&
    value.routes.every((route) => isRecord(route) && typeof route.path === 'string' && typeof route.load === 'function')
  );
}
