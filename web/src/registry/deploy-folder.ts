import path from 'node:path';
import type { AreaId } from '@counterpoint/contract/areas';

/**
 * Layout: `registry.json` lists the current versions; `r/<area>/<version>/` holds an immutable deployed build; `log.jsonl`
 * says who switched what, and only grows.
 */
export function deployFolder(root: string) {
  const releases = path.join(root, 'r');
  return {
    root,
    releases,
    record: path.join(root, 'registry.json'),
    log: path.join(root, 'log.jsonl'),
    tokens: path.join(root, 'tokens.json'),
    keys: path.join(root, 'keys.json'),
    ownKey: path.join(root, 'own-key.pem'),
    lock: path.join(root, '.lock'),
    area: (area: AreaId) => path.join(releases, area),
    release: (area: AreaId, version: string) => path.join(releases, area, version),
  };
}
export type DeployFolder = ReturnType<typeof deployFolder>;

export function releaseBase(area: AreaId, version: string): string {
  return `/r/${area}/${version}/`;
}
