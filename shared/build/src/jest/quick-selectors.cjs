// jsdom matches each element against every rule of every style sheet when a test asks what is visible: a third of what
// component tests take. Most rules name a tag or a class that the element does not have, which is seen at a glance.
const { createRequire } = require('node:module');

const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = requireOfEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

/** For each selector, the tag or the class that each of its alternatives asks for; null when that cannot be told. */
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
