import plainLetters from './plain-letters.json' with { type: 'json' };

/** CIS character sets of titles and names: upper case, A to Z only. */
const ALLOWED = {
  title: /^[!"#$%&'()*+,\-./0-9:;<=>?@A-Z[\\\]^_`{}~£€ ]*$/,
  // The comma separates last and first name if the sender can't.
  name: /^[!#$%&'()+,\-./0-9?@A-Z` ]*$/,
} as const;

const REPLACEMENT = { title: '?', name: ' ' } as const;

/** Letters and signs without a decomposition, those of Akan, Ewe, Ga, Hausa, Fula, Bambara and Yoruba among them. */
const PLAIN: Readonly<Record<string, string>> = plainLetters;

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
