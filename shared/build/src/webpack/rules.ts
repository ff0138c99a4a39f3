import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { SCRIPT } from '../workspace.ts';

/** About the last two years. */
export const BROWSERS = 'chrome 120, firefox 121, safari 17.2';

const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));

export function scriptRule(isDevelopment: boolean): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: {
      loader: resolve('swc-loader'),
      options: {
        env: { targets: BROWSERS },
        jsc: {
          parser: { syntax: 'typescript', tsx: true, importAttributes: true },
          transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
        },
      },
    },
  };
}

/** Calls that their files don't mark as pure; once marked, unused recipes and schemas are dropped. */
export const pureRules: RuleSetRule[] = [
  pureRule(
    /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme[\\/].*|preset.*)\.js$/,
    /(?<==\s*)(define[A-Z]\w*|createSystem|mergeConfigs)\(/g,
  ),
  pureRule(
    /domain[\\/](src|dist)[\\/].*\.[jt]s$/,
    /(?<![\w.])z\.\w+\(|(?<=^(export )?const \w+ = )\w+\(|(?<=^\s*\w+: )\w+\(|(?<=(?<![\w.])(z\.)?\w+\(\s*)\w+\(/gm,
  ),
];

function pureRule(test: RegExp, calls: RegExp): RuleSetRule {
  return { test, enforce: 'post', use: { loader: resolve('./pure-loader.cjs'), options: { calls } } };
}

/**
 * In development: each build has a runtime of react-refresh, and an edit in a remote reaches the host's page only if all use
 * one. Federation shares it too late, because entries run it.
 */
export const refreshRule: RuleSetRule = {
  test: /react-refresh[\\/]runtime\.js$/,
  loader: resolve('./refresh-loader.cjs'),
};

/** Leaves the texts of the catalogues to `languageFiles`. */
export const textRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: fileURLToPath(new URL(`./texts/text-loader${SCRIPT}`, import.meta.url)),
};

export const fontRule: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };
