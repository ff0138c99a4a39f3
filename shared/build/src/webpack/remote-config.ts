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
import { refuseMissingExport, usedExports } from './shared-exports.ts';
import { REFRESH_RUNTIME, RUNTIME_PARTS, sharedModules } from './shared-modules.ts';

const EXPOSED_CHUNK = 'area';

interface RemoteOptions {
  readonly area: string;
  readonly port: number;
}

export function remoteConfig({ area, port }: RemoteOptions): Configuration {
  const isDevelopment = buildMode() === 'development';
  const folder = `remote-${area}`;
  const uniqueName = `area_${area}`;
  const base = baseConfig({ folder, uniqueName, output: 'dist' });
  const federation = new ModuleFederationPlugin({
    name: uniqueName,
    filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash].js',
    // Names the chunk group for the build record.
    exposes: { './area': { import: './src/area.ts', name: EXPOSED_CHUNK } },
    shared: { ...sharedModules(buildMode()), ...(isDevelopment ? REFRESH_RUNTIME : {}) },
    // By default, one unreachable remote breaks the host's import of React.
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    // A page without a host, which only development has, needs the runtime itself.
    experiments: { externalRuntime: !isDevelopment, optimization: RUNTIME_PARTS },
  });
  return {
    ...base,
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

/** Matches `areaBuild` of `@counterpoint/contract/registry`. */
function areaRecord(compilation: Compilation, area: string, folder: string) {
  const isDevelopment = buildMode() === 'development';
  const integrity = isDevelopment ? {} : integrityOf(compilation);
  const [entry] = scriptsOf(compilation, `area_${area}`);
  if (!isDevelopment) refuseMissingExport(compilation, { file: `${folder}/src/area.ts`, name: 'area' });
  return {
    area,
    version: contentVersion(versionOf(folder), integrity),
    entry,
    // Preloaded; pages and shared modules load on demand.
    chunks: scriptsOf(compilation, EXPOSED_CHUNK),
    fallbacks: isDevelopment ? [] : fallbackScripts(compilation),
    needs: { contract: versionOf('shared/contract'), kit: versionOf('shared/kit') },
    uses: isDevelopment ? {} : usedExports(compilation),
    integrity,
  };
}
