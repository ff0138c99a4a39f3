import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { WORKSPACE } from '../workspace.ts';
import { devPortBase, isUsualBase } from './dev-ports.ts';
import { fontRule, pureThemeRule, scriptRule } from './rules.ts';

/** `development` under `pnpm dev`, else `production`. */
export function buildMode(): 'development' | 'production' {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

interface BaseOptions {
  /** The package's folder below the workspace. */
  readonly folder: string;
  /** Unique in a page: names the global that chunks register with. */
  readonly uniqueName: string;
  /** Where files go, below the package's folder. */
  readonly output: string;
}

/** What every bundle of the portal has in common. */
export function baseConfig({ folder, uniqueName, output }: BaseOptions): Configuration {
  const mode = buildMode();
  const isDevelopment = mode === 'development';
  const context = path.join(WORKSPACE, folder);
  return {
    name: uniqueName,
    mode,
    context,
    target: ['web', 'es2022'],
    devtool: isDevelopment ? 'eval-cheap-module-source-map' : false,
    output: {
      path: path.join(context, output),
      uniqueName,
      clean: !isDevelopment,
      hashDigestLength: 10,
      crossOriginLoading: 'anonymous',
      // A module that threw while it started must start anew on a retry, and not be taken for loaded.
      strictModuleExceptionHandling: true,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash].js',
      chunkFilename: isDevelopment ? '[name].chunk.js' : '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [scriptRule(isDevelopment), pureThemeRule(), fontRule] },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(WORKSPACE, '.cache/webpack', cacheName(uniqueName, mode)),
      buildDependencies: { config: [import.meta.filename, path.join(WORKSPACE, 'pnpm-lock.yaml')] },
    },
    // A page goes on with what was built last until a mistake is mended, and takes the mending up with its state kept.
    optimization: isDevelopment ? { emitOnErrors: false } : productionOptimization(),
    plugins: isDevelopment ? [] : [brotli()],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** What is built for development has its ports in it. */
function cacheName(uniqueName: string, mode: ReturnType<typeof buildMode>): string {
  return mode === 'production' || isUsualBase() ? `${uniqueName}-${mode}` : `${uniqueName}-${mode}-${devPortBase()}`;
}

function productionOptimization(): NonNullable<Configuration['optimization']> {
  return {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 2 }, mangle: true },
      }),
    ],
  };
}

/** Each script also as `.br`, at the highest level: it is built once and sent often. */
function brotli() {
  return new CompressionPlugin({
    test: /\.(js|json|svg)$/,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    threshold: 0,
    minRatio: 1,
  });
}
