import { installedVersion } from '../workspace.ts';

/**
 * Modules with a single instance per page: only those with identity or context. The rest (`domain`, paths, formats) is
 * pure and bundled by each, so that a rule deployed with an area runs there.
 *
 * A shared module ships whole, so none is a library's barrel: `contract/router`, `contract/query` and the kit's entries
 * re-export what pages use.
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

/** Besides those that the host needs itself. */
export const USUAL_IN_AREAS = ['@counterpoint/kit/form', '@counterpoint/kit/table'] as const;

/**
 * Pure too, but every area would bundle it. In development the host's entry formats texts, before shared modules are
 * there; in production it has them without a formatter.
 */
export const SHARED_IN_PRODUCTION = ['@counterpoint/messages'];

interface SharedOptions {
  singleton: true;
  version: string;
  requiredVersion: string;
}

/** In the versions that a bundle's package has. */
export function sharedModules(mode: 'development' | 'production', folder: string): Record<string, SharedOptions> {
  const names = mode === 'production' ? [...SHARED_MODULES, ...SHARED_IN_PRODUCTION] : SHARED_MODULES;
  return Object.fromEntries(
    names.map((name) => {
      const version = installedVersion(packageOf(name), folder);
      return [name, { singleton: true, version, requiredVersion: `^${version}` }];
    }),
  );
}

export function packageOf(moduleName: string): string {
  const [scope = '', name] = moduleName.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
