import { readFileSync } from 'node:fs';
import { versionOf } from '../workspace.ts';

/**
 * What the host and the areas have one instance of in a page: only what has identity or carries context. Everything
 * else (`domain`, paths, formats) is pure and bundled by each, so that a rule deployed with an area runs there.
 *
 * A shared module ships whole, so none of these is a library's barrel: `contract/router` and `contract/query` re-export
 * what pages use of the router and of TanStack Query, the kit's entries what they use of Chakra. Emotion lives inside
 * `kit/core`, which alone imports it.
 */
export const SHARED_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@counterpoint/contract',
  '@counterpoint/contract/router',
  '@counterpoint/contract/query',
  '@counterpoint/kit/core',
  '@counterpoint/kit/components',
  '@counterpoint/kit/form',
  '@counterpoint/kit/table',
  '@counterpoint/kit/page',
  '@counterpoint/kit/wizard',
] as const;

interface SharedOptions {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: boolean;
}

/** `SHARED_MODULES` as the federation plugin takes it, each with the version its package has here. */
export function sharedModules(): Record<string, SharedOptions> {
  return Object.fromEntries(
    SHARED_MODULES.map((name) => {
      const version = packageVersion(name);
      return [name, { singleton: true, version, requiredVersion: `^${version}` }];
    }),
  );
}

/**
 * In development each build brings a react-refresh runtime of its own; an edit in a remote only reaches the host's page
 * when they share one.
 */
export const REFRESH_RUNTIME = {
  'react-refresh/runtime': { singleton: true, eager: true, version: '0.19.0', requiredVersion: false },
} as const;

function packageVersion(moduleName: string): string {
  const parts = moduleName.split('/');
  const own = moduleName.startsWith('@counterpoint/') ? parts[1] : undefined;
  if (own) return versionOf(`shared/${own}`);
  const manifest = new URL(import.meta.resolve(`${parts[0]}/package.json`));
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return version;
}
