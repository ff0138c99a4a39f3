import { areaId, type OwnPaths } from '@counterpoint/contract/areas';
import type { AreaBuild } from '@counterpoint/contract/registry';
import * as z from 'zod';
import type { HostBuild } from '../assets/host-build.ts';

/** The host, with the landing page, is deployed like the areas that it loads. */
export const HOST = 'host';
/** The id of an area, or the host. Safe as the name of a folder. */
export const bundleId = z.union([z.literal(HOST), areaId]);
export type BundleId = z.infer<typeof bundleId>;

export type Build = HostBuild | AreaBuild;

export function isBundleId(name: string | undefined): name is BundleId {
  return bundleId.safeParse(name).success;
}

export function isArea(build: Build): build is AreaBuild {
  return 'area' in build;
}

export function pathsOf({ publicPaths, privatePaths }: OwnPaths): string[] {
  return [...publicPaths, ...privatePaths];
}

export function recordName(bundle: BundleId): string {
  return bundle === HOST ? 'host.json' : 'area.json';
}
