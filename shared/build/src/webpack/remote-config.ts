import path from 'node:path';
import { type AreaEntry, containerName } from '@counterpoint/contract/areas';
import webpack, { type Compilation, type Configuration } from 'webpack';
import { installedVersion, versionOf, WORKSPACE } from '../workspace.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { buildRecord } from './build-record.ts';
import { guardedChunks } from './chunks/guarded-chunks.ts';
import { sharedRuntime } from './chunks/shared-runtime.ts';
import { areaPort } from './dev-ports.ts';
import { developmentPlugins, devServer, STANDALONE_PAGE } from './development.ts';
import { fallbackScripts } from './first-load.ts';
import { contentVersion, integrityOf, scriptsOf } from './integrity.ts';
import { readAreaEntry } from './read-area-entry.ts';
import { refuseMissingExport, refuseUnsharedNames, usedExports } from './shared-exports.ts';
import { consumedByArea } from './shared-modules.ts';

const EXPOSED_CHUNK = 'area';

/** @param packageFolder of the area; its `area.json` says which one it is */
export function remoteConfig(packageFolder: string): Configuration {
  const isDevelopment = buildMode() === 'development';
  const folder = path.relative(WORKSPACE, packageFolder);
  const entry = readAreaEntry(packageFolder);
  const port = areaPort(entry.order);
  const uniqueName = containerName(entry.id);
  const base = baseConfig({ folder, uniqueName, output: 'dist' });
  const container = new webpack.container.ContainerPlugin({
    name: uniqueName,
    filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash].js',
    // Names the chunk group for the build record.
    exposes: { './area': { import: './src/area.ts', name: EXPOSED_CHUNK } },
  });
  // The name of a release's folder has a hash of all files. Hashes in their names would be in the entry, too.
  const output = isDevelopment
    ? { publicPath: `http://localhost:${port}/` }
    : { publicPath: 'auto', chunkFilename: '[name].js' };
  return {
    ...base,
    entry: isDevelopment ? { main: './src/index.ts' } : {},
    output: { ...base.output, ...output },
    plugins: [
      ...(base.plugins ?? []),
      container,
      new webpack.sharing.ConsumeSharedPlugin({ consumes: consumedByArea(buildMode()) }),
      guardedChunks,
      sharedRuntime,
      buildRecord('area.json', (compilation) => areaRecord(compilation, entry, folder)),
      ...(isDevelopment ? developmentPlugins(uniqueName) : []),
    ],
    devServer: devServer(port, STANDALONE_PAGE),
  };
}

/** Matches `areaBuild` of `@counterpoint/contract/registry`. */
function areaRecord(compilation: Compilation, { id: area, ...entry }: AreaEntry, folder: string) {
  const isDevelopment = buildMode() === 'development';
  const integrity = isDevelopment ? {} : integrityOf(compilation);
  const [script] = scriptsOf(compilation, containerName(area));
  if (!isDevelopment) refuseMissingExport(compilation, { file: path.posix.join(folder, 'src/area.ts'), name: 'area' });
  if (!isDevelopment) refuseUnsharedNames(compilation);
  return {
    area,
    ...entry,
    version: contentVersion(versionOf(folder), { ...integrity, 'area.json': JSON.stringify(entry) }),
    entry: script,
    // Preloaded; pages and shared modules load on demand.
    chunks: scriptsOf(compilation, EXPOSED_CHUNK),
    fallbacks: isDevelopment ? [] : fallbackScripts(compilation),
    needs: {
      contract: installedVersion('@counterpoint/contract', folder),
      kit: installedVersion('@counterpoint/kit', folder),
    },
    uses: isDevelopment ? {} : usedExports(compilation),
    integrity,
  };
}
