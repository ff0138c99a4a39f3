import {
  getInstance,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
} from '@module-federation/enhanced/runtime';
import { pageState } from './page-state.ts';

/** Makes the entry's script element: with our time limit, and the hash that its bytes must have. */
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
 * Forgets a shared module's failed load. Federation keeps the rejected promise, so that without this a chunk of the kit
 * that was lost once would stay lost until the page is reloaded. It holds for the areas' instances of the runtime too.
 */
const sharedRetryPlugin: ModuleFederationRuntimePlugin = {
  name: 'counterpoint-shared-retry',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};
registerGlobalPlugins([sharedRetryPlugin]);

const registered = new Map<string, string>();

/**
 * Runs the entry of a remote (already in the HTTP cache) and gives its exposed module.
 *
 * @throws whatever the script or the module throws, or an error when the remote exposes nothing
 */
export async function loadRemoteModule(name: string, entry: string): Promise<unknown> {
  const federation = getInstance();
  if (!federation) throw new Error('The host was built without module federation.');
  if (registered.size === 0) federation.registerPlugins([scriptPlugin, sharedRetryPlugin]);
  // A second attempt must forget the first, whose failure federation keeps.
  federation.registerRemotes([{ name, entry }], { force: registered.has(name) });
  registered.set(name, entry);
  const module = await federation.loadRemote<unknown>(`${name}/area`);
  if (!module) throw new Error(`${name} exposes no area.`);
  return module;
}
