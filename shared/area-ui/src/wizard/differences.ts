import type { Difference } from '@counterpoint/kit/wizard';
import type { ShownParty } from '../draft-text/index.ts';

interface TwoSides<Line> {
  /** Before the name: 'Writer'. */
  readonly what: string;
  readonly mine: readonly Line[];
  readonly theirs: readonly Line[];
  /** All that a line says but whose it is. */
  readonly say: (line: Line) => string;
}

/** Lines are those of parties: what one party has on either side, together where it is several lines. */
export function partyDifferences<Line extends { readonly party_id: string | null; readonly party: ShownParty }>({
  what,
  mine,
  theirs,
  say,
}: TwoSides<Line>): Difference[] {
  const keyOf = ({ party_id, party }: Line) => party_id ?? `unknown ${party.name}`;
  const parties = new Map([...mine, ...theirs].map((line) => [keyOf(line), line.party.name]));
  const linesOf = (lines: readonly Line[], key: string) =>
    lines
      .filter((line) => keyOf(line) === key)
      .map(say)
      .join('; ');
  return [...parties].map(([key, name]) => ({
    label: `${what} ${name}`,
    mine: linesOf(mine, key),
    theirs: linesOf(theirs, key),
  }));
}

/** What is told in words alone: the same words are the same line. */
export function wordDifferences(
  what: string,
  { mine, theirs }: { mine: readonly string[]; theirs: readonly string[] },
): Difference[] {
  return [...new Set([...mine, ...theirs])].map((words) => ({
    label: `${what} ${words.split(',')[0] ?? ''}`.trim(),
    mine: mine.includes(words) ? words : '',
    theirs: theirs.includes(words) ? words : '',
  }));
}

/** Those that differ; two of one name are counted, as lists need what tells rows apart. */
export function differing(all: readonly Difference[]): Difference[] {
  return toldApart(all.filter((line) => line.mine !== line.theirs));
}

function toldApart(differences: readonly Difference[]): Difference[] {
  return differences.map((line, index) => {
    const before = differences.slice(0, index).filter(({ label }) => label === line.label).length;
    return before === 0 ? line : { ...line, label: `${line.label} (${before + 1})` };
  });
}
