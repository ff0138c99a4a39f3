import webpack from 'webpack';
import { onCompilation } from '../on-compilation.ts';
import { addToRuntime } from './add-to-runtime.ts';

const { RuntimeGlobals, RuntimeModule } = webpack;

/**
 * Wraps webpack's script loader: fetches each chunk with an abortable timeout, checks its hash, then runs it from the
 * HTTP cache. Otherwise a hanging chunk can't be retried, because browser and loader both keep waiting, and altered
 * bytes would run.
 *
 * Limits and hashes come from `self.__COUNTERPOINT__`, see `host/src/areas/page-state.ts`. For when to remove it, see
 * docs/adr/0006-guarded-chunks.md.
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

/** The same hash on the script element, so that the bytes run are the bytes checked. */
const SCRIPT_INTEGRITY = `
var hash = ((self.__COUNTERPOINT__ || {}).integrity || {})[script.src];
if (hash) { script.integrity = hash; script.crossOrigin = "anonymous"; }`;

export const guardedChunks = onCompilation('GuardedChunks', (compilation, compiler) => {
  const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
  LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
    'GuardedChunks',
    (source) => `${source}${SCRIPT_INTEGRITY}`,
  );
  const stage = RuntimeModule.STAGE_TRIGGER;
  addToRuntime(compilation, RuntimeGlobals.loadScript, { name: 'guarded chunks', stage, code: RUNTIME });
});
