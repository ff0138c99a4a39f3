import type { Difference } from '@counterpoint/kit/wizard';
import type { Message } from '@counterpoint/messages';
import type { ShownParty } from '../draft-text/index.ts';

interface ComparedLines<Line> {
  readonly label: Message<{ name: string }>;
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
  readonly nameOf: (line: Line) => string;
  /** Lines with the same key are compared with each other. */
  readonly keyOf?: (line: Line) => string;
  readonly format: (line: Line) => string;
}

export function lineDifferences<Line>(lines: ComparedLines<Line>): Difference[] {
  const { label, mine, theirs, nameOf, keyOf = nameOf, format } = lines;
  const names = new Map([...mine, ...theirs].map((line) => [keyOf(line), nameOf(line)]));
  const linesOf = (side: readonly Line[], key: string) =>
    side
      .filter((line) => keyOf(line) === key)
      .map(format)
      .join('; ');
  return [...names].map(([key, name]) => ({
    label: label({ name }),
    mine: linesOf(mine, key),
    theirs: linesOf(theirs, key),
  }));
}

type PartyLine = { readonly party_id: string | null; readonly party: ShownParty };

export function partyDifferences<Line extends PartyLine>(
  lines: Omit<ComparedLines<Line>, 'nameOf' | 'keyOf'>,
): Difference[] {
  const nameOf = ({ party }: Line) => party.name;
  return lineDifferences({ ...lines, nameOf, keyOf: (line) => line.party_id ?? `unknown:${nameOf(line)}` });
}

export function changedOnly(all: readonly Difference[]): Difference[] {
  return withUniqueLabels(all.filter((line) => line.mine !== line.theirs));
}

/** Numbers equal labels, because they are React keys. */
export function withUniqueLabels(differences: readonly Difference[]): Difference[] {
  return differences.map((line, index) => {
    const before = differences.slice(0, index).filter(({ label }) => label === line.label).length;
    return before === 0 ? line : { ...line, label: `${line.label} (${before + 1})` };
  });
}
