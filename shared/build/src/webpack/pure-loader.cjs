// webpack loads loaders as CommonJS. See pureRules in rules.ts.
module.exports = function pureLoader(source) {
  return source.replaceAll(this.getOptions().calls, '/*#__PURE__*/ $&');
};
