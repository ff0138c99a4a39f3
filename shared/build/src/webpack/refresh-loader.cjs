// webpack loads loaders as CommonJS. See refreshRule in rules.ts.
module.exports = function refreshLoader(source) {
  return `${source}\nmodule.exports = globalThis.__COUNTERPOINT_REFRESH__ ??= module.exports;`;
};
