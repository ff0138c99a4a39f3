export interface ComparedRow {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isSame: boolean;
}

/** What a version says, in words, by what it says it of. */
export type Said = ReadonlyMap<string, string>;

/** Puts what a version says together. What is called once in a version may stand in several lines: they are told together. */
export function saidIn(lines: Iterable<readonly [label: string, words: string]>): Said {
  const said = new Map<string, string>();
  for (const [label, words] of lines) {
    const earlier = said.get(label);
    said.set(label, earlier ? `${earlier}; ${words}` : words);
  }
  return said;
}

/** A part of what a version says, as long as the other says it too, or does not. */
export interface ComparedPart {
  readonly text: string;
  readonly isSame: boolean;
}

/** Between what a line says of one thing and of the next: `Composer, performing 50.00%, mechanical 50.00%`. */
const BETWEEN = /(?<=[,;]) /;

/** What one side says, part by part: in a long line one share may differ, and is not to be searched for. */
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

/** The last piece of a line has no comma. */
function bare(piece: string): string {
  return piece.replace(/[,;]$/, '');
}

/** Everything that either of two versions says, side by side, in the order of the later one. */
export function comparedRows(before: Said, after: Said): ComparedRow[] {
  const labels = [...new Set([...after.keys(), ...before.keys()])];
  return labels.map((label) => {
    const sides = { before: before.get(label) ?? '', after: after.get(label) ?? '' };
    return { label, ...sides, isSame: sides.before === sides.after };
  });
}
