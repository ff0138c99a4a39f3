import type { Compilation, Configuration } from 'webpack';
import { baseConfig, buildMode } from './base-config.ts';
import { buildRecord } from './build-record.ts';
import { integrityOf, scriptsOf } from './integrity.ts';

/** Stands for the folder of the files, which only the server knows. */
const BASE = '{base}';

interface Script {
  readonly address: string;
  readonly integrity: string;
}

interface SignInPage {
  /** The page in each language, which names the script of the second step in its language. */
  markup(secondStep: (language: string) => Script): Readonly<Record<string, string>>;
  styles(): string;
}

export function signInConfig(page: SignInPage): Configuration {
  const base = baseConfig({ folder: 'host', uniqueName: 'sign-in', output: 'dist-sign-in' });
  return {
    ...base,
    entry: { 'sign-in': './sign-in/sign-in.ts', 'second-step': './sign-in/second-step-entry.ts' },
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      buildRecord('sign-in.json', (compilation: Compilation) => {
        const integrity = buildMode() === 'development' ? {} : integrityOf(compilation);
        return {
          entry: scriptsOf(compilation, 'sign-in')[0],
          integrity,
          html: page.markup((language) => secondStepIn(compilation, integrity, language)),
          css: page.styles(),
        };
      }),
    ],
  };
}

/** Texts are built into a file per language, except in development. */
function secondStepIn(compilation: Compilation, integrity: Record<string, string>, language: string): Script {
  const file = scriptsOf(compilation, 'second-step')[0] ?? '';
  const translated = file.replace(/js$/, `${language}.js`);
  const name = translated in integrity ? translated : file;
  return { address: BASE + name, integrity: integrity[name] ?? '' };
}
