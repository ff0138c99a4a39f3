export interface ComparedRow {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isSame: boolean;
}

export type RevisionFacts = ReadonlyMap<string, string>;

/** Joins lines with the same label. */
export function collectFacts(lines: Iterable<readonly [label: string, words: string]>): RevisionFacts {
  const facts = new Map<string, string>();
  for (const [label, words] of lines) {
    const earlier = facts.get(label);
    facts.set(label, earlier ? `${earlier}; ${words}` : words);
  }
  return facts;
}

export interface ComparedPart {
  readonly text: string;
  readonly isSame: boolean;
}

const BETWEEN = /(?<=[,;]) /;

export function comparedParts(side: string, other: string): ComparedPart[] {
  const ofOther = new Set(other.split(BETWEEN).map(bare));
  const parts: ComparedPart[] = [];
  for (const text of side.split(BETWEEN)) {
    const isSame = ofOther.has(bare(text));
    const last = parts.at(-1);
    if (last?.isSame === isSame) parts[parts.length - 1] = { text: `${last.text} ${text}`, isSame };
    else parts.push({ text, isSame });
  }
  return parts;
}

function bare(piece: string): string {
  return piece.replace(/[,;]$/, '');
}

/** In the order of the later version. */
export function comparedRows(before: RevisionFacts, after: RevisionFacts): ComparedRow[] {
  const labels = [...new Set([...after.keys(), ...before.keys()])];
  return labels.map((label) => {
    const sides = { before: before.get(label) ?? '', after: after.get(label) ?? '' };
    return { label, ...sides, isSame: sides.before === sides.after };
  });
}
