import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { currentLanguage } from '#current-language';
import { LANGUAGES, LOCALES } from './languages.ts';

/** A text with its values, in the reader's language at the moment of the call. */
export type Message<Values = void> = (...values: Values extends void ? [] : [values: Values]) => string;

/** Renders what a tag of a rich message encloses, such as `<link>all works</link>`. */
export type RenderTag<Node> = (enclosed: (string | Node)[]) => Node;

/** A text with tags: returns its parts in order. */
export type RichMessage<Values, Tag extends string> = <Node>(
  values: Values & Record<Tag, RenderTag<Node>>,
) => (string | Node)[];

declare global {
  /** Set on development pages in the pseudo-language. */
  var pseudoForm: ((form: CompiledMessage) => CompiledMessage) | undefined;
}

/** One compiled form per language, in the order of `LANGUAGES`. */
type Forms = readonly [CompiledMessage, CompiledMessage];

/** Makes a text of its compiled forms. Only generated files call it: write texts in the catalogues. */
export function message<Values = void>(...forms: Forms): Message<Values> {
  return (...values) => String(formatIn(forms, values[0]));
}

/** Makes a text with tags of its compiled forms. Only generated files call it: write texts in the catalogues. */
export function richMessage<Values, Tag extends string>(...forms: Forms): RichMessage<Values, Tag> {
  return <Node>(values: Values & Record<Tag, RenderTag<Node>>) => {
    const formatted = formatIn<Node>(forms, values);
    return Array.isArray(formatted) ? formatted : [formatted];
  };
}

function formatIn<Node>(forms: Forms, values: unknown): string | Node | (string | Node)[] {
  const language = currentLanguage();
  const form = forms[LANGUAGES.indexOf(language)] ?? forms[0];
  const shown = globalThis.pseudoForm?.(form) ?? form;
  // The generated type of each message names its values; here they are only looked up by name.
  return format<Node>(shown, LOCALES[language], values as Parameters<typeof format<Node>>[2], { formatters });
}

/** `Intl` takes a hundred times longer to make a formatter than to use it. */
const formatters = {
  getDateTimeFormat: cached(Intl.DateTimeFormat),
  getNumberFormat: cached(Intl.NumberFormat),
  getPluralRules: cached(Intl.PluralRules),
};

function cached<Options, Formatter>(Format: new (locale: string, options?: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: unknown, options?: Options): Formatter => {
    const key = JSON.stringify([locale, options]);
    const formatter = made.get(key) ?? new Format(String(locale), options);
    made.set(key, formatter);
    return formatter;
  };
}
