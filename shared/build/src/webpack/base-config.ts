import { existsSync } from 'node:fs';
import path from 'node:path';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { SCRIPT, WORKSPACE } from '../workspace.ts';
import { devPortBase } from './dev-ports.ts';
import { fontRule, pureRules, refreshRule, scriptRule, textRule } from './rules.ts';
import { languageFiles } from './texts/language-files.ts';

export function buildMode(): 'development' | 'production' {
  return process.env.NODE_ENV === 'development' ? 'development' : 'production';
}

interface BaseOptions {
  readonly folder: string;
  /** Unique per page: names the global that chunks register with. */
  readonly uniqueName: string;
  readonly output: string;
}

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
      // A module that threw while loading must be evaluated again on retry.
      strictModuleExceptionHandling: true,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash].js',
      chunkFilename: isDevelopment ? '[name].chunk.js' : '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      // By default a warning, which a page in development meets as undefined.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [scriptRule(isDevelopment), ...pureRules, fontRule, isDevelopment ? refreshRule : textRule],
    },
    // An unattended production build starts from a clean checkout: storing a cache takes a sixth of its time.
    cache:
      !isDevelopment && process.env.CI ? false : storedCache(`${uniqueName}-${isDevelopment ? devPortBase() : mode}`),
    // In development a page keeps the last good build until an error is fixed.
    optimization: isDevelopment ? { emitOnErrors: false } : productionOptimization(),
    plugins: isDevelopment ? [] : [languageFiles, brotli()],
    // A style sheet would apply to the whole portal, and no record has its hash.
    experiments: { css: false },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

const LOCKS = ['pnpm-lock.yaml', 'package-lock.json'];

function storedCache(name: string): NonNullable<Configuration['cache']> {
  return {
    type: 'filesystem',
    cacheDirectory: path.join(WORKSPACE, '.cache/webpack', name),
    buildDependencies: {
      config: [
        import.meta.filename,
        path.join(import.meta.dirname, `rules${SCRIPT}`),
        ...LOCKS.map((name) => path.join(WORKSPACE, name)).filter((file) => existsSync(file)),
      ],
    },
  };
}

function productionOptimization(): NonNullable<Configuration['optimization']> {
  return {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
    // One request on every page instead of five.
    splitChunks: {
      cacheGroups: {
        react: { test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', chunks: 'async' },
        // Many pages of an area have the names of all countries.
        countries: { test: /country-rows\.generated/, name: 'countries', chunks: 'async', enforce: true },
      },
    },
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: { passes: 2 }, mangle: true },
      }),
    ],
  };
}

/** At the highest level: built once, sent often. */
function brotli() {
  return new CompressionPlugin({
    test: /\.(js|json|svg)$/,
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    threshold: 0,
    minRatio: 1,
  });
}
