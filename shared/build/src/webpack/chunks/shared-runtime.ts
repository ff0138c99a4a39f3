import type { RuntimeModule } from 'webpack';
import { onCompilation } from '../on-compilation.ts';

const CHANGES = [
  // webpack never loads a shared module again that failed once, and throws the first error forever.
  [/delete installedModules\[id\];/, '$& startedInstallModules[id] = false;'],
  // Deployments compare versions. A page uses the host's modules, which are there first, and does without that code.
  [/return !a \|\| \(!versions\[a\]\.loaded && versionLt\(a, b\)\) \? b : a;/, 'return a || b;'],
  [/^[\s\S]*?(?=\w+ exists = )/, ''],
] as const;

/** Changes webpack's runtime of shared modules. */
export const sharedRuntime = onCompilation('SharedRuntime', (compilation) => {
  compilation.hooks.runtimeModule.tap('SharedRuntime', (module) => {
    if (module.name === 'consumes') changeCode(module);
  });
});

function changeCode(module: RuntimeModule): void {
  const generate = module.generate.bind(module);
  module.generate = () => {
    const code = generate();
    return code && CHANGES.reduce((changed, [from, to]) => replaceCode(changed, from, to), code);
  };
}

function replaceCode(code: string, from: RegExp, to: string): string {
  if (!from.test(code)) throw new Error('webpack loads shared modules in another way.');
  return code.replace(from, to);
}
