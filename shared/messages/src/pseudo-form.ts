import type { CompiledMessage } from 'icu-minify/format';

/** The tag of the pseudo-language: English, accented and lengthened, as CLDR names it. */
export const PSEUDO_LANGUAGE = 'en-XA';

/**
 * Returns a message in the pseudo-language: brackets around it, accents, and vowels twice, which makes it 40 % longer.
 * A development server sends the source of this function to the page, so that it may use nothing outside of itself.
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
  // Literals of a message are strings; a name is the first of an array, before its type or before what a tag encloses.
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
