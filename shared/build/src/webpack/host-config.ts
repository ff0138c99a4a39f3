import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation, Configuration } from 'webpack';
import { versionOf } from '../workspace.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { GuardedChunksPlugin } from './chunks/guarded-chunks.ts';
import { devPort } from './dev-ports.ts';
import { developmentPlugins, devServer } from './development.ts';
import { firstLoad, providedModules } from './first-load.ts';
import { contentVersion, integrityOf, scriptsOf } from './integrity.ts';
import { REFRESH_RUNTIME, sharedModules } from './shared-modules.ts';

/** Where the host's development server listens, with the default base. */
const DEV_PORT = 3100;

/** The configuration of the host. It names no remote: the deployment registry tells at run time. */
export function hostConfig(): Configuration {
  const isDevelopment = buildMode() === 'development';
  const base = baseConfig({ folder: 'host', uniqueName: 'host', output: 'dist' });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: isDevelopment ? `http://localhost:${devPort(DEV_PORT)}/` : '/assets/host/' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: {},
        shared: { ...sharedModules(), ...(isDevelopment ? REFRESH_RUNTIME : {}) },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
      }),
      new GuardedChunksPlugin(),
      new BuildRecordPlugin('host.json', hostRecord),
      ...(isDevelopment ? developmentPlugins('host') : []),
    ],
    devServer: devServer(devPort(DEV_PORT)),
  };
}

/** What `web` reads to write the page: the entry, what to load beside it, hashes, and what areas may count on. */
function hostRecord(compilation: Compilation) {
  const integrity = buildMode() === 'development' ? {} : integrityOf(compilation);
  const [entry] = scriptsOf(compilation, 'main').slice(-1);
  return {
    version: contentVersion(versionOf('host'), integrity),
    entry,
    preload: firstLoad(compilation, 'bootstrap'),
    shared: providedModules(compilation),
    // The landing page shows the same file that the application will.
    font: Object.keys(compilation.assets).find((file) => file.endsWith('.woff2')),
    integrity,
    offers: { contract: versionOf('shared/contract'), kit: versionOf('shared/kit') },
  };
}
