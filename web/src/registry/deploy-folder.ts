import path from 'node:path';
import type { BundleId } from './bundles.ts';

/**
 * Layout: `registry.json` lists the current versions; `r/<area>/<version>/`, and `r/host/<version>/`, holds an immutable deployed build; `log.jsonl`
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
    bundle: (bundle: BundleId) => path.join(releases, bundle),
    release: (bundle: BundleId, version: string) => path.join(releases, bundle, version),
  };
}
export type DeployFolder = ReturnType<typeof deployFolder>;
