// For each visibility query, jsdom matches the element against every rule of every style sheet: a third of the time of
// component tests. This skips rules whose tag or class the element lacks.
const { createRequire } = require('node:module');

const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const requirements = new Map();

selectors.matchesDontThrow = (element, selector) => {
  if (!requirements.has(selector)) requirements.set(selector, requirementsOf(selector));
  const required = requirements.get(selector);
  if (required !== null && !required.some((one) => hasRequired(element, one))) return false;
  return matchesDontThrow(element, selector);
};

function requirementsOf(selector) {
  const plain = String(selector).replaceAll(/\[[^\]]*\]|\([^()]*\)/g, '');
  if (/[()[\]"'\\|]/.test(plain)) return null;
  const subjects = plain.split(',').map((alternative) =>
    alternative
      .trim()
      .split(/[\s>+~]+/)
      .at(-1),
  );
  const required = subjects.map((subject) => /^[a-z][\w-]*|\.[\w-]+/i.exec(subject)?.[0].toLowerCase());
  return required.includes(undefined) ? null : required;
}

function hasRequired(element, required) {
  if (!required.startsWith('.')) return element.localName.toLowerCase() === required;
  return element.getAttributeNS(null, 'class')?.toLowerCase().includes(required.slice(1)) ?? false;
}
