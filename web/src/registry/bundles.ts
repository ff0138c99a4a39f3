import { AREA_IDS } from '@counterpoint/contract/areas';
import type { AreaBuild } from '@counterpoint/contract/registry';
import type { HostBuild } from '../assets/host-build.ts';

/** The host, with the landing page, is deployed like the areas that it loads. */
export const HOST = 'host';
export const BUNDLE_IDS = [HOST, ...AREA_IDS] as const;
export type BundleId = (typeof BUNDLE_IDS)[number];

export type Build = HostBuild | AreaBuild;

export function isArea(build: Build): build is AreaBuild {
  return 'area' in build;
}

export function recordName(bundle: BundleId): string {
  return bundle === HOST ? 'host.json' : 'area.json';
}
