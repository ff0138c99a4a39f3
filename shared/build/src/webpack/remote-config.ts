import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compilation, Configuration } from 'webpack';
import { versionOf } from '../workspace.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { GuardedChunksPlugin } from './chunks/guarded-chunks.ts';
import { devPort } from './dev-ports.ts';
import { developmentPlugins, devServer, standalonePage } from './development.ts';
import { fallbackScripts } from './first-load.ts';
import { contentVersion, integrityOf, scriptsOf } from './integrity.ts';
import { REFRESH_RUNTIME, sharedModules } from './shared-modules.ts';

const EXPOSED_CHUNK = 'area';

interface RemoteOptions {
  /** The area's id in the catalogue. */
  readonly area: string;
  /** Where its development server listens; `DEV_PORT_BASE` moves it. */
  readonly port: number;
}

/** The configuration of a remote: `export default remoteConfig({ area: 'compositions', port: 3001 })`. */
export function remoteConfig({ area, port }: RemoteOptions): Configuration {
  const isDevelopment = buildMode() === 'development';
  const folder = `remote-${area}`;
  const uniqueName = `area_${area}`;
  const base = baseConfig({ folder, uniqueName, output: 'dist' });
  const federation = new ModuleFederationPlugin({
    name: uniqueName,
    filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash].js',
    // The name makes its chunk group findable for the build's record.
    exposes: { './area': { import: './src/area.ts', name: EXPOSED_CHUNK } },
    shared: { ...sharedModules(), ...(isDevelopment ? REFRESH_RUNTIME : {}) },
    // With the default one dead remote makes the host's own request for React fail.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  });
  return {
    ...base,
    // Alone, an area starts from its own page; deployed, from the host's.
    entry: isDevelopment ? { main: './src/index.ts' } : {},
    output: { ...base.output, publicPath: isDevelopment ? `http://localhost:${devPort(port)}/` : 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      federation,
      new GuardedChunksPlugin(),
      new BuildRecordPlugin('area.json', (compilation) => areaRecord(compilation, area, folder)),
      ...(isDevelopment ? [...developmentPlugins(uniqueName), standalonePage(uniqueName)] : []),
    ],
    devServer: devServer(devPort(port)),
  };
}

/** What `areaBuild` of `@counterpoint/contract/registry` describes. */
function areaRecord(compilation: Compilation, area: string, folder: string) {
  const isDevelopment = buildMode() === 'development';
  const integrity = isDevelopment ? {} : integrityOf(compilation);
  const [entry] = scriptsOf(compilation, `area_${area}`);
  return {
    area,
    version: contentVersion(versionOf(folder), integrity),
    entry,
    // The scripts that the exposed module needs at once; its pages and shared modules come when asked for.
    chunks: scriptsOf(compilation, EXPOSED_CHUNK),
    fallbacks: isDevelopment ? [] : fallbackScripts(compilation),
    needs: { contract: versionOf('shared/contract'), kit: versionOf('shared/kit') },
    integrity,
  };
}
