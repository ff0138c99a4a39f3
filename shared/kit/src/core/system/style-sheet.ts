import { fallbackFaces, fontFace } from '@counterpoint/kit/tokens';
import hash from '@emotion/hash';
import { createContext } from 'react';
import { cssRules } from './css-text.ts';
import { mergeRules } from './resolve-styles.ts';
import type { Rules } from './style-tables.ts';
import { baseStyles } from './tables.generated.ts';

const PREFIX = 'cp-';

/** The rules of a document. What an element's styles are called is computed once, and looked up from then on. */
export class StyleSheet {
  readonly #element: HTMLStyleElement;
  readonly #classes = new Map<string, string>();
  readonly #rules = new Map<string, Rules>();

  constructor(nonce?: string) {
    this.#element = document.createElement('style');
    if (nonce) this.#element.nonce = nonce;
    this.#element.textContent = interFontFace + baseStyles;
    document.head.append(this.#element);
  }

  /**
   * Returns the class of some rules, which `key` identifies. Rules that `className` names in this sheet come last, and its
   * other classes stay.
   */
  classOf(key: string, className: string, makeRules: () => Rules): string {
    const fullKey = `${key}|${className}`;
    const known = this.#classes.get(fullKey);
    if (known !== undefined) return known;
    const given = className.split(' ').filter((name) => name !== '');
    const others: string[] = [];
    let rules = makeRules();
    for (const name of given) {
      const added = this.#rules.get(name);
      if (added) rules = mergeRules(rules, added);
      else others.push(name);
    }
    const all = [...others, ...this.#insert(rules)].join(' ');
    this.#classes.set(fullKey, all);
    return all;
  }

  #insert(rules: Rules): readonly string[] {
    const name = PREFIX + hash(JSON.stringify(rules));
    if (this.#rules.has(name)) return [name];
    const texts = cssRules(rules, `.${name}`);
    if (texts.length === 0) return [];
    this.#rules.set(name, rules);
    const { sheet } = this.#element;
    for (const text of texts) insertRule(sheet, text);
    return [name];
  }
}

function insertRule(sheet: CSSStyleSheet | null, text: string): void {
  try {
    sheet?.insertRule(text, sheet.cssRules.length);
  } catch {
    // This browser doesn't know the selector.
  }
}

export const StyleSheetContext = createContext<StyleSheet | null>(null);

const file = new URL('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', import.meta.url);

const fontUrl: string = file.href;

const interFontFace: string = fontFace(fontUrl) + fallbackFaces;
