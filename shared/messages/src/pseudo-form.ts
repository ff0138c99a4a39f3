// cspell:ignore aeiou
import type { CompiledMessage } from 'icu-minify/format';

/** CLDR's tag of accented, lengthened English. */
export const PSEUDO_LANGUAGE = 'en-XA';

/**
 * Adds brackets and accents and doubles vowels, which makes texts 40% longer. The development server sends this
 * function's source to the page, so it must not use anything outside itself.
 */
export function pseudoForm(form: CompiledMessage): CompiledMessage {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const accented = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž'];

  function accent(text: string): string {
    return text.replace(/[a-z]/gi, (letter) => {
      const small = accented[letters.indexOf(letter.toLowerCase())] ?? letter;
      const mark = letter < 'a' ? small.toUpperCase() : small;
      return /[aeiou]/i.test(letter) ? mark + small : mark;
    });
  }
  // In a compiled message, strings are literals; an array starts with a name, then its type or the tag's content.
  function transform(node: unknown): unknown {
    if (typeof node === 'string') return accent(node);
    if (!Array.isArray(node)) return node;
    const [name, type, options] = node;
    if (typeof type !== 'number' || type === 0) return [name, ...node.slice(1).map(transform)];
    return type > 3 ? node : [name, type, transformBranches(options)];
  }
  function transformBranches(branches: Record<string, unknown>) {
    const entries = Object.entries(branches).map(([key, branch]) => [
      key,
      Array.isArray(branch) ? branch.map(transform) : transform(branch),
    ]);
    return Object.fromEntries(entries);
  }
  return typeof form === 'string'
    ? `⟦${accent(form)}⟧`
    : (['⟦', ...form.map(transform), '⟧'] as Exclude<CompiledMessage, string>);
}
