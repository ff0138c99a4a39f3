import webpack, { type Chunk, type Compilation } from 'webpack';

interface RuntimeCode {
  readonly name: string;
  readonly stage: number;
  readonly code: string;
}

/** Adds code to webpack's runtime wherever that has `global`. */
export function addToRuntime(compilation: Compilation, global: string, { name, stage, code }: RuntimeCode): void {
  class AddedRuntime extends webpack.RuntimeModule {
    override generate(): string {
      return code;
    }
  }
  const added = new WeakSet<Chunk>();
  compilation.hooks.runtimeRequirementInTree.for(global).tap(name, (chunk) => {
    if (added.has(chunk)) return;
    added.add(chunk);
    compilation.addRuntimeModule(chunk, new AddedRuntime(name, stage));
  });
}
