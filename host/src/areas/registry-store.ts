import type { AreaId } from '@counterpoint/contract/areas';
import { type DeployedArea, type Registry, registry as registrySchema } from '@counterpoint/contract/registry';

const REGISTRY_URL = '/registry.json';

let current: Registry = { areas: {} };

/** Takes the registry that the server wrote into the page. */
export function setRegistry(registry: Registry): void {
  current = registry;
}

/** What is deployed of an area, as far as this page knows. */
export function deployedArea(areaId: AreaId): DeployedArea | undefined {
  return current.areas[areaId];
}

/** Every deployed area that this page knows of. */
export function deployedAreas(): DeployedArea[] {
  return Object.values(current.areas);
}

/** Asks the server again, for a retry: the area may have been deployed anew since this page was loaded. */
export async function refreshRegistry(signal: AbortSignal): Promise<void> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal });
  if (!answer.ok) throw new Error(`The list of areas could not be read: status ${answer.status}.`);
  current = registrySchema.parse(await answer.json());
}
