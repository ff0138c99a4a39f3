import type { Deployment } from '../../page/page-files.ts';
import { type BundleId, HOST } from '../bundles.ts';
import type { DeployFolder } from '../deploy-folder.ts';
import { isUploaded } from './bucket-files.ts';
import type { Cdn } from './cdn.ts';

/**
 * Returns a function that changes what a page loads to the CDN's addresses, if the CDN has it. If it lacks the host, nothing
 * changes: a page may only load scripts from its own origin and from its host's.
 */
export function createCdnAddresses(
  folder: DeployFolder,
  cdn: Cdn | null,
): (deployed: Deployment) => Promise<Deployment> {
  const uploaded = new Set<string>();

  async function move<T extends { readonly base: string; readonly version: string }>(
    bundle: BundleId,
    build: T,
  ): Promise<T> {
    const { base, version } = build;
    if (!cdn || !(uploaded.has(base) || (await isUploaded(folder, { bundle, version }, cdn)))) return build;
    uploaded.add(base);
    return { ...build, base: cdn.url + base };
  }

  return async (deployed) => {
    const host = await move(HOST, deployed.host);
    if (host === deployed.host) return deployed;
    const areas = Object.values(deployed.registry.areas).map(
      async (area) => [area.area, await move(area.area, area)] as const,
    );
    return { host, registry: { areas: Object.fromEntries(await Promise.all(areas)) } };
  };
}
