// Jest compiles each module anew for each test file. This keeps V8's parse of it for the worker's next file.
const vm = require('node:vm');

const parsed = new Map();
const { compileFunction, SourceTextModule } = vm;

vm.SourceTextModule = class extends SourceTextModule {
  constructor(source, options) {
    const cachedData = parsed.get(source);
    super(source, cachedData ? { ...options, cachedData } : options);
    if (!cachedData) parsed.set(source, this.createCachedData());
  }
};

vm.compileFunction = (source, parameters, options) => {
  const cachedData = parsed.get(source);
  if (cachedData) return compileFunction(source, parameters, { ...options, cachedData });
  const compiled = compileFunction(source, parameters, { ...options, produceCachedData: true });
  if (compiled.cachedData) parsed.set(source, compiled.cachedData);
  return compiled;
};
