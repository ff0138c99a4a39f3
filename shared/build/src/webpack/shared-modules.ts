import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { sharing } from 'webpack';
import zod from 'zod/package.json' with { type: 'json' };
import { installedVersion, SCRIPT } from '../workspace.ts';
import * as sharedZod from './shared-zod.ts';

/**
 * Modules with a single instance per page: only those with identity or context. The rest (`domain`, formats) is
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

/**
 * Pure too, but every area would bundle it. In development the host's entry formats texts, before shared modules are
 * there; in production it has them without a formatter.
 */
export const SHARED_IN_PRODUCTION = ['@counterpoint/messages'];

/** Pure too, but in the host's entry, so areas need not load them again. The entry doesn't consume them: it runs first. */
const PATHS = '@counterpoint/contract/paths';
const ZOD_NAMES = createHash('sha256').update(Object.keys(sharedZod).join()).digest('hex').slice(0, 8);
/** An area that was built with another version or other names runs its own copy. */
export const ZOD = `zod/mini@${zod.version}-${ZOD_NAMES}`;
const ZOD_FILE = fileURLToPath(new URL(`./shared-zod${SCRIPT}`, import.meta.url));

/** Loaded with each area, besides those that the host needs itself. */
export const USUAL_IN_AREAS = ['@counterpoint/kit/form', ZOD] as const;

type Mode = 'development' | 'production';
type Provided = Exclude<ConstructorParameters<typeof sharing.ProvideSharedPlugin>[0]['provides'], readonly unknown[]>;
type Consumed = Exclude<ConstructorParameters<typeof sharing.ConsumeSharedPlugin>[0]['consumes'], readonly unknown[]>;

function sharedNames(mode: Mode): readonly string[] {
  return mode === 'production' ? [...SHARED_MODULES, ...SHARED_IN_PRODUCTION] : SHARED_MODULES;
}

/** Returns the modules that the host provides, with their versions in its package. */
export function providedByHost(mode: Mode): Provided {
  const modules = [...sharedNames(mode), PATHS].map((name) => [
    name,
    { shareKey: name, version: installedVersion(packageOf(name), 'host') },
  ]);
  return { ...Object.fromEntries(modules), [ZOD_FILE]: { shareKey: ZOD, version: zod.version } };
}

/** Versions aren't compared in the page: deployments compare them. */
const FROM_PAGE = { singleton: true, requiredVersion: false } as const;

export function consumedByHost(mode: Mode): Consumed {
  return Object.fromEntries(sharedNames(mode).map((name) => [name, FROM_PAGE]));
}

export function consumedByArea(mode: Mode): Consumed {
  if (mode === 'development') return consumedByHost(mode);
  const fromEntry = { [PATHS]: FROM_PAGE, 'zod/mini': { ...FROM_PAGE, shareKey: ZOD, import: ZOD_FILE } };
  return { ...consumedByHost(mode), ...fromEntry };
}

export function packageOf(moduleName: string): string {
  const [scope = '', name] = moduleName.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}
