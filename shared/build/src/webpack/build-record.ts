import webpack, { type Compilation } from 'webpack';
import { onCompilation } from './on-compilation.ts';

/**
 * Writes a JSON description beside the bundle (`area.json`, `host.json`, `sign-in.json`), after content hashes are
 * final, so that names and integrity values match the files. What `record` throws is an error of the build.
 */
export function buildRecord(file: string, record: (compilation: Compilation) => unknown) {
  return onCompilation('BuildRecord', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'BuildRecord', stage }, () => {
      try {
        const json = `${JSON.stringify(record(compilation), null, 2)}\n`;
        compilation.emitAsset(file, new webpack.sources.RawSource(json));
      } catch (error) {
        compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}
