import unitless from '@emotion/unitless';
import type { Rules, StyleValue } from './style-tables.ts';

/** Names that some of our browsers know with `-webkit-` only. */
const PREFIXED = /^(user-select|backdrop-filter|text-size-adjust|box-decoration-break|print-color-adjust)$/;

/** Complete rules for the elements that match a selector, or for whole pages if it's empty. */
export function cssRules(rules: Rules, selector: string): string[] {
  const own = declarations(rules);
  const below = Object.entries(rules).flatMap(([name, part]) => {
    if (typeof part !== 'object') return [];
    if (name.startsWith('@')) return `${name}{${cssRules(part, selector).join('')}}`;
    return cssRules(part, name.replaceAll('&', hasAlternatives(selector) ? `:is(${selector})` : selector));
  });
  return own ? [`${selector}{${own}}`, ...below] : below;
}

function hasAlternatives(selector: string): boolean {
  return selector.replaceAll(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '').includes(',');
}

function declarations(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => (typeof value === 'string' || typeof value === 'number' ? declaration(name, value) : ''))
    .join('');
}

function declaration(name: string, value: StyleValue): string {
  if (name.startsWith('--')) return `${name}:${value};`;
  const property = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
  const isLength = typeof value === 'number' && value !== 0 && unitless[name] !== 1;
  const text = `${property}:${value}${isLength ? 'px' : ''};`;
  return PREFIXED.test(property) ? `-webkit-${text}${text}` : text;
}
