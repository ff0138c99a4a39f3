import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';

/** Browsers of the last two years or so. */
export const BROWSERS = 'chrome 120, firefox 121, safari 17.2';

const resolve = (name: string) => fileURLToPath(import.meta.resolve(name));

/** TypeScript and JSX by swc; `refresh` keeps a component's state over an edit. */
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

/** Chakra's theme files do not say that `defineRecipe(...)` is pure; with that said, unused recipes fall away. */
export function pureThemeRule(): RuleSetRule {
  return {
    test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/](theme[\\/].*|preset.*)\.js$/,
    loader: fileURLToPath(new URL('./pure-theme-loader.cjs', import.meta.url)),
  };
}

export const fontRule: RuleSetRule = { test: /\.woff2$/, type: 'asset/resource' };
