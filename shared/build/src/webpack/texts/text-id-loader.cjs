// webpack loads loaders as CommonJS. See LanguageFilesPlugin.
const CALL = /^export const (\w+) = (\/\*#__PURE__\*\/ \w+[^(]*)\(.*\);$/gm;
const FILE = /([^/]+|shared\/[^/]+)\/src\/messages\/([^/]+)\.generated\.ts$/;

module.exports = function textIdLoader(source) {
  const [, folder, topic] = FILE.exec(this.resourcePath.replaceAll('\\', '/')) ?? [];
  return source.replace(CALL, (_, name, call) => `export const ${name} = ${call}("@text:${folder}/${topic}.${name}");`);
};
