/** Longer words are cut: nobody types them, and PostgreSQL limits lexemes. */
const MAX_WORD_LENGTH = 48;
const MAX_LABEL_LENGTH = 160;

/** Letters without a Unicode decomposition, including those of Akan, Ewe, Ga and Hausa, which many omit. */
const PLAIN_LETTERS: Record<string, string> = {
  ɔ: 'o',
  ɛ: 'e',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ə: 'e',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const SPECIAL = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

const ARTICLES = new Set(['the', 'a', 'an', 'le', 'la', 'les', 'un', 'une', 'el', 'los', 'las', 'der', 'die', 'das']);

export function wordsOf(text: string): string[] {
  const isPlain = PLAIN_TEXT.test(text);
  const plain = isPlain ? text.toLowerCase() : withoutAccents(text);
  const joined = APOSTROPHE.test(plain) ? plain.replaceAll(APOSTROPHES, '') : plain;
  const words = joined.match(isPlain ? PLAIN_WORDS : WORDS) ?? [];
  return words.some(({ length }) => length > MAX_WORD_LENGTH) ? words.map(cutWord) : words;
}

/** Fast path: most texts are plain, and an import normalises millions. */
const PLAIN_TEXT = /^[ -~]*$/;
const PLAIN_WORDS = /[a-z0-9]+/g;
const WORDS = /[\p{L}\p{N}]+/gu;
export const APOSTROPHES = /['’ʼ`´]/g;
/** Without `g`, since `test` would otherwise go on where it stopped. */
const APOSTROPHE = new RegExp(APOSTROPHES.source);

function cutWord(word: string): string {
  return word.length > MAX_WORD_LENGTH ? [...word].slice(0, MAX_WORD_LENGTH).join('') : word;
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Keeps articles if there is nothing else: a work may be called `The The`. */
export function withoutArticles(words: readonly string[]): string[] {
  const rest = words.filter((word) => !ARTICLES.has(word));
  return rest.length > 0 ? rest : [...words];
}

export function labelOf(text: string): string {
  const label = withoutArticles(wordsOf(text)).join(' ');
  return label.length > MAX_LABEL_LENGTH ? [...label].slice(0, MAX_LABEL_LENGTH).join('') : label;
}
