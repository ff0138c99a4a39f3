import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import { pageState } from './page-state.ts';

/** Adds our timeout and the integrity hash to the entry's script element. */
const scriptPlugin: ModuleFederationRuntimePlugin = {
  name: 'counterpoint-scripts',
  createScript({ url }) {
    const { integrity, loadTimeoutMs } = pageState();
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    const hash = integrity[new URL(url, location.href).href];
    if (hash) script.integrity = hash;
    return { script, timeout: loadTimeoutMs };
  },
};

/**
 * Forgets a shared module's failed load, including in the areas' runtime instances. Module Federation caches the rejected
 * promise, so a chunk of the kit that failed once would fail until reload.
 */
const sharedRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'counterpoint-shared-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};
registerGlobalPlugins([sharedRetryPlugin]);

/**
 * For the areas, which don't bundle the runtime. `provideExternalRuntime` would add a second copy to the host, because its
 * plugin imports the runtime as CommonJS.
 */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const registered = new Map<string, string>();

/**
 * Runs a remote's entry and returns its exposed module.
 * @throws what the script or the module throws, or an error if the remote exposes nothing
 */
export async function loadRemoteModule(name: string, entry: string): Promise<unknown> {
  const federation = getInstance();
  if (!federation) throw new Error('The host was built without module federation.');
  if (registered.size === 0) federation.registerPlugins([scriptPlugin, sharedRetryPlugin]);
  // A retry must replace the registration, because Module Federation caches its failure.
  federation.registerRemotes([{ name, entry }], { force: registered.has(name) });
  registered.set(name, entry);
  const module = await federation.loadRemote<unknown>(`${name}/area`);
  if (!module) throw new Error(`${name} exposes no area.`);
  return module;
}
