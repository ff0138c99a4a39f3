import type { CompiledMessage } from 'icu-minify/format';
import format from 'icu-minify/format';
import { currentLanguage } from '#current-language';
import { LANGUAGES, LOCALES } from './languages.ts';

/** Formats a text in the reader's language at the time of the call. */
export type Message<Values = void> = (...values: Values extends void ? [] : [values: Values]) => string;

/** Renders the content of a tag such as `<link>all works</link>`. */
export type RenderTag<Node> = (enclosed: (string | Node)[]) => Node;

/** Formats a text with tags; returns its parts in order. */
export type RichMessage<Values, Tag extends string> = <Node>(
  values: Values & Record<Tag, RenderTag<Node>>,
) => (string | Node)[];

declare global {
  /** Set where the pseudo-language is on, in development. */
  var pseudoForm: ((form: CompiledMessage) => CompiledMessage) | undefined;
}

type Forms = readonly [CompiledMessage, CompiledMessage];

/** For generated files only: write texts in the catalogues. */
export function message<Values = void>(...forms: Forms): Message<Values> {
  return (...values) => String(formatIn(forms, values[0]));
}

/** For generated files only: write texts in the catalogues. */
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
  // Message types are generated, so values are only looked up by name here.
  return format<Node>(shown, LOCALES[language], values as Parameters<typeof format<Node>>[2], { formatters });
}

/** Creating an `Intl` formatter takes a hundred times longer than using it. */
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
