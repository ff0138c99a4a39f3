/** CIS character sets of titles and names: upper case, A to Z only. */
const ALLOWED = {
  title: /^[!"#$%&'()*+,\-./0-9:;<=>?@A-Z[\\\]^_`{}~£€ ]*$/,
  // The comma separates last and first name if the sender can't.
  name: /^[!#$%&'()+,\-./0-9?@A-Z` ]*$/,
} as const;

const REPLACEMENT = { title: '?', name: ' ' } as const;

const PLAIN: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ð: 'D',
  Đ: 'D',
  Þ: 'TH',
  Ł: 'L',
  ẞ: 'SS',
  Ħ: 'H',
  Ŧ: 'T',
  ĸ: 'K',
  // Akan, Ewe, Ga, Hausa, Fula, Bambara, Yoruba and related languages.
  Ɛ: 'E',
  Ɔ: 'O',
  Ŋ: 'NG',
  Ɖ: 'D',
  Ƒ: 'F',
  Ɣ: 'G',
  Ʋ: 'V',
  Ɓ: 'B',
  Ɗ: 'D',
  Ƙ: 'K',
  Ƴ: 'Y',
  Ɩ: 'I',
  Ʊ: 'U',
  Ǝ: 'E',
  Ə: 'E',
  Ɲ: 'N',
  Ƥ: 'P',
  Ƭ: 'T',
  Ʃ: 'SH',
  Ʒ: 'ZH',
  Ɪ: 'I',
  ʼ: "'",
  ʻ: "'",
  ꞌ: "'",
  ǃ: '!',
  '|': '/',
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': '-',
  '‐': '-',
  '×': 'X',
  '·': '.',
  '•': '.',
  '¡': '!',
  '¿': '?',
  '⁄': '/',
};

type CisUse = keyof typeof ALLOWED;

export function isCisText(text: string, use: CisUse): boolean {
  return ALLOWED[use].test(text);
}

/** Transliterates to the CIS character set (CWR NWR field rule 24, SPU 37). */
export function cisText(original: string, use: CisUse): { readonly text: string; readonly lost: readonly string[] } {
  const upper = original.toUpperCase();
  if (isCisText(upper, use)) return { text: upper, lost: [] };
  const lost = new Set<string>();
  const plain = [...original.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()].map((character) => {
    const letters = PLAIN[character] ?? character;
    if (isCisText(letters, use)) return letters;
    lost.add(character);
    return REPLACEMENT[use];
  });
  return { text: plain.join('').replaceAll(/ +/g, ' ').trim(), lost: [...lost] };
}
