import type { Compilation, Compiler } from 'webpack';

type Tap = (compilation: Compilation, compiler: Compiler) => void;

/** A plugin of webpack that taps into each compilation. */
export function onCompilation(name: string, tap: Tap) {
  return (compiler: Compiler): void =>
    compiler.hooks.thisCompilation.tap(name, (compilation) => tap(compilation, compiler));
}
