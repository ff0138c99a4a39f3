import type { DeployedArea } from '@counterpoint/contract/registry';
import { withDeadline } from '@counterpoint/frame';
import * as text from '../messages/areas.generated.ts';
import { pageState } from './page-state.ts';
import { prepareArea } from './prepare-area.ts';
import { areaTitle, deployedArea } from './registry-store.ts';

const warming = new Map<string, Promise<DeployedArea>>();

/** Prefetches an area's code. Ignores failures, which `loadArea` reports. */
export function warmArea(areaId: string): void {
  const release = releaseOf(areaId);
  if (warming.has(release)) return;
  const preparation = withDeadline(text.area({ area: areaTitle(areaId) }), pageState().loadTimeoutMs, (signal) =>
    prepareArea(areaId, 0, signal),
  );
  warming.set(release, preparation);
  preparation.catch(() => warming.delete(release));
}

/** The preloaded area in the version that is deployed now. */
export function warmedArea(areaId: string): Promise<DeployedArea> | undefined {
  return warming.get(releaseOf(areaId));
}

function releaseOf(areaId: string): string {
  return `${areaId}/${deployedArea(areaId)?.version}`;
}
