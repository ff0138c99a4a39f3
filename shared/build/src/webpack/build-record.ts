import type { Compilation, Compiler } from 'webpack';
import webpack from 'webpack';

/**
 * Writes a JSON description beside the bundle (`area.json`, `host.json`, `sign-in.json`), after content hashes are
 * final, so that names and integrity values match the files. What `record` throws is an error of the build.
 */
export class BuildRecordPlugin {
  readonly #file: string;
  readonly #record: (compilation: Compilation) => unknown;

  constructor(file: string, record: (compilation: Compilation) => unknown) {
    this.#file = file;
    this.#record = record;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('BuildRecordPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildRecordPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          try {
            const json = `${JSON.stringify(this.#record(compilation), null, 2)}\n`;
            compilation.emitAsset(this.#file, new webpack.sources.RawSource(json));
          } catch (error) {
            compilation.errors.push(error instanceof Error ? error : new Error(String(error)));
          }
        },
      );
    });
  }
}
