import path from 'node:path';
import type { AreaId } from '@counterpoint/contract/areas';

/**
 * Where everything stands below the deploy folder: `registry.json` says what is in force, `r/<area>/<version>/` holds
 * the files of one deployed build and never changes.
 */
export function deployFolder(root: string) {
  const releases = path.join(root, 'r');
  return {
    root,
    releases,
    record: path.join(root, 'registry.json'),
    lock: path.join(root, '.lock'),
    area: (area: AreaId) => path.join(releases, area),
    release: (area: AreaId, version: string) => path.join(releases, area, version),
  };
}
export type DeployFolder = ReturnType<typeof deployFolder>;

/** Below which address the server offers the files of a deployed build. */
export function releaseBase(area: AreaId, version: string): string {
  return `/r/${area}/${version}/`;
}
