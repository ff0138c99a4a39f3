import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation, Configuration } from 'webpack';
import { versionOf } from '../workspace.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { GuardedChunksPlugin } from './chunks/guarded-chunks.ts';
import { devPort } from './dev-ports.ts';
import { developmentPlugins, devServer } from './development.ts';
import { firstLoad, providedModules, refuseEarlySharedModules } from './first-load.ts';
import { contentVersion, integrityOf, scriptsOf } from './integrity.ts';
import { providedExports } from './shared-exports.ts';
import { REFRESH_RUNTIME, RUNTIME_PARTS, sharedModules } from './shared-modules.ts';

const DEV_PORT = 3100;

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
        shared: { ...sharedModules(buildMode()), ...(isDevelopment ? REFRESH_RUNTIME : {}) },
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { optimization: RUNTIME_PARTS },
      }),
      new GuardedChunksPlugin(),
      new BuildRecordPlugin('host.json', hostRecord),
      ...(isDevelopment ? developmentPlugins('host') : []),
    ],
    devServer: devServer(devPort(DEV_PORT)),
  };
}

/** Read by `web` to write the page. */
function hostRecord(compilation: Compilation) {
  const isDevelopment = buildMode() === 'development';
  // In development the entry has an eager module, for hot reload.
  if (!isDevelopment) refuseEarlySharedModules(compilation, 'main');
  const integrity = isDevelopment ? {} : integrityOf(compilation);
  const [entry] = scriptsOf(compilation, 'main').slice(-1);
  return {
    version: contentVersion(versionOf('host'), integrity),
    entry,
    preload: firstLoad(compilation, 'bootstrap'),
    shared: providedModules(compilation),
    // The landing page and the application share this file.
    font: Object.keys(compilation.assets).find((file) => file.endsWith('.woff2')),
    integrity,
    offers: {
      contract: versionOf('shared/contract'),
      kit: versionOf('shared/kit'),
      exports: isDevelopment ? {} : providedExports(compilation),
    },
  };
}
