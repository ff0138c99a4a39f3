import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import createCache, { type EmotionCache } from '@emotion/cache';
import { serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles } from '@emotion/utils';
import { createContext } from 'react';
import { interFontFace } from './font.ts';
import { system } from './system.ts';

type Styles = Parameters<typeof serializeStyles>[0][number];

/** The rules of a document. What an element's styles are called is computed once, and looked up from then on. */
export class StyleSheet {
  readonly #cache: EmotionCache;
  readonly #classes = new Map<string, string>();

  constructor(nonce?: string) {
    this.#cache = createCache({ key: 'cp', ...(nonce ? { nonce } : {}) });
    for (const styles of [interFontFace, system.layers.atRule, system._global])
      this.#cache.insert('', serializeStyles([styles]), this.#cache.sheet, false);
  }

  /**
   * Returns the class of some styles, which `key` identifies. Styles that `className` names in this sheet come last, and
   * its other classes stay.
   */
  classOf(key: string, className: string, stylesOf: () => SystemStyleObject): string {
    const fullKey = `${key}|${className}`;
    const known = this.#classes.get(fullKey);
    if (known !== undefined) return known;
    const registered: Styles[] = [];
    // It adds each style that it recognises, as text.
    const others = getRegisteredStyles(this.#cache.registered, registered as string[], className);
    // Resolved: nothing in it is for Chakra any more.
    const styles = stylesOf() as Styles;
    const serialized = serializeStyles([styles, ...registered], this.#cache.registered);
    const own = serialized.styles === '' ? '' : `${this.#cache.key}-${serialized.name}`;
    // Not for a tag alone: the class may reach another element of this sheet, which has to recognise it.
    if (own) insertStyles(this.#cache, serialized, false);
    const all = `${others}${own}`.trim();
    this.#classes.set(fullKey, all);
    return all;
  }
}

export const StyleSheetContext = createContext<StyleSheet | null>(null);
