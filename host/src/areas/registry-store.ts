import type { AreaId } from '@counterpoint/contract/areas';
import { type DeployedArea, type Registry, registry as registrySchema } from '@counterpoint/contract/registry';
import * as text from '../messages/areas.generated.ts';

const REGISTRY_URL = '/registry.json';

let current: Registry = { areas: {} };

export function setRegistry(registry: Registry): void {
  current = registry;
}

export function deployedArea(areaId: AreaId): DeployedArea | undefined {
  return current.areas[areaId];
}

export async function refreshRegistry(signal: AbortSignal): Promise<void> {
  current = await fetchRegistry(signal);
}

export async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal });
  // The entry runs before shared modules, so its texts have no values to format.
  if (!answer.ok) throw new Error(text.registryFailed(), { cause: `status ${answer.status}` });
  return registrySchema.parse(await answer.json());
}
