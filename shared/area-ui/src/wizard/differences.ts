import type { Difference } from '@counterpoint/kit/wizard';
import type { Message } from '@counterpoint/messages';
import type { ShownParty } from '../draft-text/index.ts';

interface TwoSides<Line> {
  readonly label: Message<{ name: string }>;
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
  readonly format: (line: Line) => string;
}

export function partyDifferences<Line extends { readonly party_id: string | null; readonly party: ShownParty }>({
  label,
  mine,
  theirs,
  format,
}: TwoSides<Line>): Difference[] {
  const keyOf = ({ party_id, party }: Line) => party_id ?? `unknown:${party.name}`;
  const parties = new Map([...mine, ...theirs].map((line) => [keyOf(line), line.party.name]));
  const linesOf = (lines: readonly Line[], key: string) =>
    lines
      .filter((line) => keyOf(line) === key)
      .map(format)
      .join('; ');
  return [...parties].map(([key, name]) => ({
    label: label({ name }),
    mine: linesOf(mine, key),
    theirs: linesOf(theirs, key),
  }));
}

export function wordDifferences(
  label: Message<{ name: string }>,
  { mine, theirs }: { mine: readonly string[]; theirs: readonly string[] },
): Difference[] {
  return [...new Set([...mine, ...theirs])].map((words) => ({
    label: label({ name: words.split(',')[0] ?? '' }),
    mine: mine.includes(words) ? words : '',
    theirs: theirs.includes(words) ? words : '',
  }));
}

/** Numbers equal labels, because they are React keys. */
export function changedOnly(all: readonly Difference[]): Difference[] {
  return withUniqueLabels(all.filter((line) => line.mine !== line.theirs));
}

function withUniqueLabels(differences: readonly Difference[]): Difference[] {
  return differences.map((line, index) => {
    const before = differences.slice(0, index).filter(({ label }) => label === line.label).length;
    return before === 0 ? line : { ...line, label: `${line.label} (${before + 1})` };
  });
}
