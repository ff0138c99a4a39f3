import type { DeployedArea } from '@counterpoint/contract/registry';
import { CONTRACT_VERSION, isCompatible } from '@counterpoint/contract/version';
import kit from '@counterpoint/kit/package.json' with { type: 'json' };
import * as text from '../messages/areas.generated.ts';
import { fetchScripts } from './fetch-scripts.ts';
import { addIntegrity } from './page-state.ts';
import { preloadKitEntries } from './preload-kit.ts';
import { areaTitle, deployedArea, refreshRegistry } from './registry-store.ts';

/**
 * Fetches an area's entry and exposed chunks into the HTTP cache without running them.
 * @param attempt from 1 on, fetches the registry again
 * @throws an error that names the area or the mismatch; its cause names the failed file
 */
export async function prepareArea(areaId: string, attempt: number, signal: AbortSignal): Promise<DeployedArea> {
  if (attempt > 0 || !deployedArea(areaId)) await refreshRegistry(signal);
  const deployed = deployedArea(areaId);
  if (!deployed) throw new Error(text.notDeployed({ area: areaTitle(areaId) }));
  rejectMismatch(deployed);
  addIntegrity(deployed.base, deployed.integrity);
  preloadKitEntries();
  const files = [deployed.entry, ...deployed.chunks];
  const scripts = files.map((file) => ({ address: addressOf(deployed, file), integrity: deployed.integrity[file] }));
  await fetchScripts(scripts, signal).catch(failedToLoad(areaId));
  return deployed;
}

function rejectMismatch({ area, version, needs }: DeployedArea): void {
  const offers = { contract: CONTRACT_VERSION, kit: kit.version };
  const title = areaTitle(area);
  for (const name of ['contract', 'kit'] as const)
    if (!isCompatible(offers[name], needs[name]))
      throw new Error(text.mismatch({ area: title, version, name, needed: needs[name], offered: offers[name] }));
}

/** File names go to the error log as the cause, not to the member. */
export function failedToLoad(areaId: string): (cause: unknown) => never {
  return (cause) => {
    throw new Error(text.failed({ area: areaTitle(areaId) }), { cause });
  };
}

export function addressOf(deployed: DeployedArea, file: string): string {
  return new URL(file, new URL(deployed.base, location.origin)).href;
}
