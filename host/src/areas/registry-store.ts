import { ownerOfPath } from '@counterpoint/contract/areas';
import { type DeployedArea, type Registry, registry as registrySchema } from '@counterpoint/contract/registry';
import * as text from '../messages/areas.generated.ts';

const REGISTRY_URL = '/registry.json';

let current: Registry = { areas: {} };
let inMenuOrder: readonly DeployedArea[] = [];
const running = new Map<string, DeployedArea>();
const listeners = new Set<() => void>();

export function setRegistry(registry: Registry): void {
  current = registry;
  inMenuOrder = Object.values(registry.areas);
  for (const listener of listeners) listener();
}

export function deployedArea(areaId: string): DeployedArea | undefined {
  return current.areas[areaId];
}

/** In the order of the menu; the same array until the registry changes. */
export function deployedAreas(): readonly DeployedArea[] {
  return inMenuOrder;
}

/** @returns the unsubscriber */
export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The versions whose code this page runs, by area. */
export function runningAreas(): ReadonlyMap<string, DeployedArea> {
  return running;
}

export function setRunning(deployed: DeployedArea): void {
  running.set(deployed.area, deployed);
}

/** An area that this page runs keeps its paths until the page is reloaded, even if it was removed or changed meanwhile. */
export function areaOfPath(pathname: string): ReturnType<typeof ownerOfPath<DeployedArea>> {
  return ownerOfPath([...running.values(), ...inMenuOrder], pathname);
}

export function areaTitle(areaId: string): string {
  return (running.get(areaId) ?? deployedArea(areaId))?.label ?? areaId;
}

export async function refreshRegistry(signal: AbortSignal): Promise<void> {
  setRegistry(await fetchRegistry(signal));
}

export async function fetchRegistry(signal: AbortSignal): Promise<Registry> {
  const answer = await fetch(REGISTRY_URL, { cache: 'no-cache', signal });
  // The entry runs before shared modules, so its texts have no values to format.
  if (!answer.ok) throw new Error(text.registryFailed(), { cause: `status ${answer.status}` });
  return registrySchema.parse(await answer.json());
}
