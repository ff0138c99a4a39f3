import webpack, { type Chunk, type Compilation } from 'webpack';
import { firstLoadGroups, usualInAreas } from '../first-load.ts';
import { onCompilation } from '../on-compilation.ts';

/** After `splitChunks`. */
const STAGE = webpack.OptimizationStages.STAGE_ADVANCED + 1;

/**
 * Joins the chunks of the host that load together: what it needs before it can run, except React, and what every area
 * needs besides. Each shared module is a chunk of its own otherwise: more files than a browser has
 * connections, and more bytes in all.
 */
export const joinedChunks = onCompilation('JoinedChunks', (compilation) => {
  compilation.hooks.optimizeChunks.tap({ name: 'JoinedChunks', stage: STAGE }, () => {
    const first = new Set(firstLoadGroups(compilation, 'bootstrap').flatMap(({ chunks }) => chunks));
    const usual = new Set(usualInAreas(compilation).flatMap(({ chunks }) => chunks));
    joinChunks(
      compilation,
      [...usual].filter((chunk) => !first.has(chunk)),
    );
    joinChunks(
      compilation,
      [...first].filter(({ name }) => name !== 'react'),
    );
  });
});

function joinChunks({ chunkGraph, chunks }: Compilation, [first, ...others]: readonly Chunk[]): void {
  if (!first) return;
  for (const chunk of others) {
    chunkGraph.integrateChunks(first, chunk);
    chunks.delete(chunk);
  }
}
