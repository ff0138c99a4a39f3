import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compilation, Configuration } from 'webpack';
import webpack from 'webpack';
import { installedVersion, versionOf, WORKSPACE } from '../workspace.ts';
import { baseConfig, buildMode } from './base-config.ts';
import { buildRecord } from './build-record.ts';
import { guardedChunks } from './chunks/guarded-chunks.ts';
import { joinedChunks } from './chunks/joined-chunks.ts';
import { sharedRuntime } from './chunks/shared-runtime.ts';
import { hostPort } from './dev-ports.ts';
import { developmentPlugins, devServer } from './development.ts';
import { firstLoad, providedModules, refuseEarlySharedModules, usualInAreas } from './first-load.ts';
import { contentVersion, integrityOf, isScript, scriptsOf } from './integrity.ts';
import { providedExports } from './shared-exports.ts';
import { consumedByHost, providedByHost } from './shared-modules.ts';

export function hostConfig(): Configuration {
  const isDevelopment = buildMode() === 'development';
  const base = baseConfig({ folder: 'host', uniqueName: 'host', output: 'dist' });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: isDevelopment ? `http://localhost:${hostPort()}/` : 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.sharing.ProvideSharedPlugin({ provides: providedByHost(buildMode()) }),
      new webpack.sharing.ConsumeSharedPlugin({ consumes: consumedByHost(buildMode()) }),
      guardedChunks,
      sharedRuntime,
      buildRecord('host.json', hostRecord),
      ...(isDevelopment ? developmentPlugins('host') : [joinedChunks, compiledAhead()]),
    ],
    devServer: devServer(hostPort()),
  };
}

/**
 * V8 compiles every function of the first page's files in the background, instead of each on the main thread when it is
 * first called. Other browsers ignore the comment.
 */
function compiledAhead() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|react|bootstrap|dashboard)\./,
    // After minification, which removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

/** Read by `web` to write the page. Matches `hostBuild` there. */
function hostRecord(compilation: Compilation) {
  const isDevelopment = buildMode() === 'development';
  // In development the entry has an eager module, for hot reload.
  if (!isDevelopment) refuseEarlySharedModules(compilation, 'main');
  const integrity = isDevelopment ? {} : integrityOf(compilation);
  const [entry] = scriptsOf(compilation, 'main').slice(-1);
  const signIn = addSignIn(compilation);
  const preload = firstLoad(compilation, 'bootstrap');
  const usual = usualInAreas(compilation).flatMap((group) => group.getFiles());
  return {
    version: contentVersion(versionOf('host'), { ...integrity, [SIGN_IN_RECORD]: signIn }),
    entry,
    preload,
    dashboardPreload: firstLoad(compilation, 'dashboard').filter((file) => !preload.includes(file)),
    areaPreload: [...new Set(usual)].filter((file) => isScript(file) && !preload.includes(file)),
    shared: providedModules(compilation),
    // The landing page and the application share this file.
    font: Object.keys(compilation.assets).find((file) => file.endsWith('.woff2')),
    integrity,
    signIn: JSON.parse(signIn),
    offers: {
      contract: installedVersion('@counterpoint/contract', 'host'),
      kit: installedVersion('@counterpoint/kit', 'host'),
      exports: isDevelopment ? {} : providedExports(compilation),
    },
  };
}

const SIGN_IN = path.join(WORKSPACE, 'host/dist-sign-in');
const SIGN_IN_RECORD = 'sign-in.json';

/** Adds the landing page's files, so that both are released together. Returns its record. */
function addSignIn(compilation: Compilation): string {
  for (const name of readdirSync(SIGN_IN).filter((name) => !name.startsWith(SIGN_IN_RECORD)))
    compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(path.join(SIGN_IN, name))), {
      minimized: true,
    });
  return readFileSync(path.join(SIGN_IN, SIGN_IN_RECORD), 'utf8');
}
