import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

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

/** Chakra's theme files don't mark `defineRecipe(...)` as pure; once marked, unused recipes are dropped. */
export function pureThemeRule(): RuleSetRule {
  return {
    test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme[\\/].*|preset.*)\.js$/,
    loader: fileURLToPath(new URL('./pure-theme-loader.cjs', import.meta.url)),
  };
}

/** Leaves the texts of the catalogues to `LanguageFilesPlugin`. */
export const textRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: fileURLToPath(new URL('./texts/text-loader.ts', import.meta.url)),
};

export const fontRule: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };
