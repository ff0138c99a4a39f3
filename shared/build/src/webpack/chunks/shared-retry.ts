import type { Compiler, RuntimeModule } from 'webpack';

const KEPT = 'delete installedModules[id];';

/** Without it, webpack never loads a shared module again that failed once, and throws the first error for ever. */
export class SharedRetryPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SharedRetryPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('SharedRetryPlugin', (module) => {
        if (module.name === 'consumes') forgetFailures(module);
      });
    });
  }
}

function forgetFailures(module: RuntimeModule): void {
  const generate = module.generate.bind(module);
  module.generate = () => {
    const code = generate();
    if (code !== null && !code.includes(KEPT)) throw new Error('webpack loads shared modules in another way.');
    return code?.replace(KEPT, `${KEPT} startedInstallModules[id] = false;`) ?? null;
  };
}
