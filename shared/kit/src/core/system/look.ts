import isPropValid from '@emotion/is-prop-valid';
import type { ElementType } from 'react';
import { isStyleProp, type Recipe, resolveRecipe, resolveStyles, type Styles } from './resolve-styles.ts';
import type { Rules } from './style-tables.ts';

export type Props = Record<string, unknown>;

export interface LookOptions {
  /** Styles below those of `css` and of props. */
  readonly styles?: Styles;
  /** Short names of style props. */
  readonly aliases?: Readonly<Record<string, string>>;
}

/** The props of one element, by what they are for. */
interface SortedProps {
  /** Props of the tag or component itself. */
  readonly own: Props;
  readonly variants: Props;
  readonly styles: Props;
  /** The same for all elements of a component that look alike. */
  readonly key: string;
}

interface Place {
  readonly group: 'own' | 'variants' | 'styles' | null;
  readonly name: string;
}

let looks = 0;

/** Styles of a component's elements, by their props. */
export class Look {
  readonly #id = `${++looks}`;
  readonly #tag: ElementType;
  readonly #recipe: Recipe;
  readonly #options: LookOptions;
  readonly #places = new Map<string, Place>();

  constructor(tag: ElementType, recipe: Recipe, options: LookOptions) {
    this.#tag = tag;
    this.#recipe = recipe;
    this.#options = options;
  }

  sort(props: object): SortedProps {
    const sorted = { own: {} as Props, variants: {} as Props, styles: {} as Props, key: this.#id };
    for (const [given, value] of Object.entries(props)) {
      const { group, name } = this.#placeOf(given);
      if (value === undefined || group === null) continue;
      sorted[group][name] = value;
      if (group !== 'own') sorted.key += `;${name}:${textOf(value)}`;
    }
    return sorted;
  }

  rulesOf({ variants, styles: { css, ...styles } }: SortedProps): Rules {
    // By the types of Chakra's props, `css` is one object or several.
    const objects = [css as Styles | Styles[]].flat();
    return {
      ...resolveRecipe(this.#recipe, variants),
      ...resolveStyles(this.#options.styles, ...objects, styles),
    };
  }

  #placeOf(given: string): Place {
    let place = this.#places.get(given);
    if (!place) {
      place = this.#findPlace(given);
      this.#places.set(given, place);
    }
    return place;
  }

  #findPlace(given: string): Place {
    const name = this.#options.aliases?.[given] ?? given;
    if (this.#recipe.variants && name in this.#recipe.variants) return { group: 'variants', name };
    if (isStyleProp(name)) return { group: 'styles', name };
    if (typeof this.#tag !== 'string' || isPropValid(name)) return { group: 'own', name };
    // `htmlWidth` is the attribute, `width` the style.
    if (name.startsWith('html')) return { group: 'own', name: name.slice('html'.length).toLowerCase() };
    return { group: null, name };
  }
}

/** A number differs from its digits: `width={13}` is in pixels. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? `"${value}` : JSON.stringify(value);
}
