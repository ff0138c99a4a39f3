/** Letters that taking the accents off leaves as they are, and how societies write them in plain Latin capitals. */
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
  // Letters of African languages: Akan, Ewe, Ga, Hausa, Fula, Bambara, Yoruba and their neighbours.
  Ɛ: 'E',
  Ɔ: 'O',
  Ŋ: 'N',
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
  Ʒ: 'Z',
  Ɪ: 'I',
  ʼ: "'",
  ʻ: "'",
  ꞌ: "'",
  ǀ: '|',
  ǃ: '!',
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
  '‑': '-',
  '×': 'X',
  '·': '.',
  '•': '.',
  '¡': '!',
  '¿': '?',
  '⁄': '/',
};

/** The characters of CISAC's set beside letters and digits, by what is written in them. */
const SIGNS = {
  title: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{}~£€ ',
  name: "!#$%&'()+-./?@` ",
} as const;

/** Most titles are plain ASCII, and a file has many. */
const IS_PLAIN = { title: /^[\w!-/:-@[\]^`{}~\\ ]*$/, name: /^[A-Za-z\d@?! ]*$/ } as const;

export interface CisText {
  readonly text: string;
  /** The characters of the original for which there is no other; they are left out of `text`. */
  readonly lost: readonly string[];
}

/**
 * Writes a title or a name in the CIS character set, which CWR allows (NWR field rule 24, SPU 37): what is shown and
 * stored stays as people write it, and this is what societies abroad get.
 */
export function cisText(original: string, use: keyof typeof SIGNS): CisText {
  if (IS_PLAIN[use].test(original)) return { text: original.toUpperCase().replaceAll(/ +/g, ' ').trim(), lost: [] };
  const lost: string[] = [];
  const plain = [...original.normalize('NFKD').replaceAll(/\p{M}/gu, '').toUpperCase()].map((character) => {
    const letters = PLAIN[character] ?? character;
    const isKnown = [...letters].every((letter) => /[A-Z0-9]/.test(letter) || SIGNS[use].includes(letter));
    if (isKnown) return letters;
    lost.push(character);
    return ' ';
  });
  return { text: plain.join('').replaceAll(/ +/g, ' ').trim(), lost: [...new Set(lost)] };
}
