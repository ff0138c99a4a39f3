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
