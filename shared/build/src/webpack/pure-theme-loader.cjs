// webpack loads loaders as CommonJS. See pureThemeRule in rules.ts.
const CALL = /(=\s*)(define[A-Z]\w*|createSystem|mergeConfigs)\(/g;

module.exports = function pureThemeLoader(source) {
  return source.replace(CALL, '$1/*#__PURE__*/ $2(');
};
