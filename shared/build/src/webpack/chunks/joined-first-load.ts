import webpack, { type Compilation, type Compiler } from 'webpack';
import { firstLoadGroups } from '../first-load.ts';

/** After `splitChunks`. */
const STAGE = webpack.OptimizationStages.STAGE_ADVANCED + 1;

/**
 * Joins the chunks that a chunk group needs before it can run, except React's. Each shared module is a chunk of its own
 * otherwise: more files than a browser has connections, and more bytes in all.
 */
export class JoinedFirstLoadPlugin {
  readonly #groupName: string;

  constructor(groupName: string) {
    this.#groupName = groupName;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('JoinedFirstLoadPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap({ name: 'JoinedFirstLoadPlugin', stage: STAGE }, () =>
        joinChunks(compilation, this.#groupName),
      );
    });
  }
}

function joinChunks(compilation: Compilation, groupName: string): void {
  const { chunkGraph } = compilation;
  const groups = firstLoadGroups(compilation, groupName);
  const [first, ...others] = new Set(groups.flatMap(({ chunks }) => chunks).filter(({ name }) => name !== 'react'));
  if (!first) return;
  for (const chunk of others) {
    chunkGraph.integrateChunks(first, chunk);
    compilation.chunks.delete(chunk);
  }
}
