import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Wraps webpack's script loader: every chunk is first fetched under a time limit that can be aborted, checked against
 * its hash, and only then run, from the HTTP cache. Without this a chunk that hangs cannot be tried again (the browser
 * and the loader both go on waiting for the first request), and wrong bytes would run.
 *
 * The page's limits and hashes are read from `self.__COUNTERPOINT__`, which `host/src/areas/page-state.ts` describes.
 * When it can go: docs/adr/0006-guarded-chunks.md.
 */
const RUNTIME = `
var load = ${RuntimeGlobals.loadScript};
var failed = {};
var page = function () { return self.__COUNTERPOINT__ || {}; };
${RuntimeGlobals.loadScript} = function (url, done, key, chunkId) {
  var href = new URL(url, location.href).href;
  var hash = (page().integrity || {})[href];
  var init = { signal: AbortSignal.timeout(page().loadTimeoutMs || 120000), cache: failed[href] ? "reload" : "default" };
  if (hash) init.integrity = hash;
  fetch(href, init).then(function (answer) {
    if (!answer.ok) throw new Error("status " + answer.status);
    return answer.arrayBuffer();
  }).then(function () {
    delete failed[href];
    load(url, done, key, chunkId);
  }, function (error) {
    failed[href] = true;
    done({ type: error.name === "TimeoutError" ? "timeout" : error.message, target: { src: href } });
  });
};`;

/** Added to the end of the script element's making: the same hash, so that the bytes that run are the ones checked. */
const SCRIPT_INTEGRITY = `
var hash = ((self.__COUNTERPOINT__ || {}).integrity || {})[script.src];
if (hash) { script.integrity = hash; script.crossOrigin = "anonymous"; }`;

class GuardedChunksRuntime extends RuntimeModule {
  constructor() {
    super('guarded chunks', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return RUNTIME;
  }
}

/** Makes a build load its chunks as told above. */
export class GuardedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('GuardedChunksPlugin', (compilation: Compilation) => {
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'GuardedChunksPlugin',
        (source) => `${source}${SCRIPT_INTEGRITY}`,
      );
      const guarded = new WeakSet<Chunk>();
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('GuardedChunksPlugin', (chunk) => {
        if (guarded.has(chunk)) return;
        guarded.add(chunk);
        compilation.addRuntimeModule(chunk, new GuardedChunksRuntime());
      });
    });
  }
}
