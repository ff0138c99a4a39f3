import type { Compilation, Configuration } from 'webpack';
import { baseConfig, buildMode } from './base-config.ts';
import { BuildRecordPlugin } from './build-record.ts';
import { integrityOf, scriptsOf } from './integrity.ts';

interface SignInPage {
  markup(): Readonly<Record<string, string>>;
  styles(): string;
}

export function signInConfig(page: SignInPage): Configuration {
  const base = baseConfig({ folder: 'host', uniqueName: 'sign-in', output: 'dist-sign-in' });
  return {
    ...base,
    entry: { 'sign-in': './sign-in/sign-in.ts' },
    output: { ...base.output, publicPath: '/assets/sign-in/' },
    plugins: [
      ...(base.plugins ?? []),
      new BuildRecordPlugin('sign-in.json', (compilation: Compilation) => ({
        entry: scriptsOf(compilation, 'sign-in')[0],
        integrity: buildMode() === 'development' ? {} : integrityOf(compilation),
        html: page.markup(),
        css: page.styles(),
      })),
    ],
  };
}
