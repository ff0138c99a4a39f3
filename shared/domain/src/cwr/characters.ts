/** CIS's characters for titles and for names: upper case, no letters beyond A to Z (domain.md 2.2, rule 13). */
const TITLE = /^[!"#$%&'()*+,\-./0-9:;<=>?@A-Z[\\\]^_`{}~£€ ]*$/;
/** The comma parts a last name from a first one where a sender cannot tell them apart. */
const NAME = /^[!#$%&'()+,\-./0-9?@A-Z` ]*$/;

/** Letters without a plain base letter, such as those of West African languages. */
const SPELT: Readonly<Record<string, string>> = {
  ß: 'SS',
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  ı: 'I',
  Ŋ: 'NG',
  Ə: 'E',
  Ɛ: 'E',
  Ɔ: 'O',
  Ɖ: 'D',
  Ƒ: 'F',
  Ɣ: 'G',
  Ʋ: 'V',
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ƴ: 'Y',
  Ǝ: 'E',
  Ɩ: 'I',
  Ʃ: 'SH',
  Ʒ: 'ZH',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  ʻ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '·': '.',
  '¡': '!',
  '¿': '?',
  '|': '/',
};

export function isCisTitle(text: string): boolean {
  return TITLE.test(text);
}

export function isCisName(text: string): boolean {
  return NAME.test(text);
}

/**
 * A title or name in CIS's characters: upper case, letters without their marks. What has no such form becomes a question
 * mark in a title, and a space in a name.
 */
export function toCis(text: string, kind: 'title' | 'name'): string {
  const upper = text.toUpperCase();
  if (kind === 'title' ? TITLE.test(upper) : NAME.test(upper)) return upper;
  const spelt = [...upper.normalize('NFKD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => SPELT[letter] ?? letter)
    .join('');
  const allowed = kind === 'title' ? TITLE : NAME;
  const other = kind === 'title' ? '?' : ' ';
  const plain = [...spelt].map((letter) => (allowed.test(letter) ? letter : other)).join('');
  return plain.replaceAll(/ +/g, ' ').trim();
}
