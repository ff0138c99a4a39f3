import { shareText } from '@counterpoint/area-ui/draft-text';
import { caseTotal, inProportion, isTotalFull, measuresIn, shareOf } from '@counterpoint/domain/cases';
import type { CaseLine, CaseMeasure, CaseShares } from '@counterpoint/domain/schemas/cases';
import { evenSplit, FULL_SHARE, formatShare, parseShare } from '@counterpoint/domain/shares';
import * as text from '../../messages/shares.generated.ts';
import { shareIn } from './compared-lines.ts';
import { MEASURE_LABELS } from './format-lines.ts';

export type SplitTexts = Readonly<Record<string, string>>;

export function cellOf(measure: CaseMeasure, key: string): string {
  return `${measure} ${key}`;
}

export function textsOf(lines: readonly CaseLine[], version: readonly CaseLine[]): SplitTexts {
  const measures = measuresIn([...lines, ...version]);
  return Object.fromEntries(
    lines.flatMap(({ key }) => {
      const proposed = version.find((line) => line.key === key);
      return measures.map((measure) => [cellOf(measure, key), shareText(shareOf(proposed, measure))]);
    }),
  );
}

export interface ReadSplit {
  readonly lines: readonly CaseLine[];
  readonly errors: Readonly<Record<string, string>>;
}

export function readSplit(lines: readonly CaseLine[], texts: SplitTexts, measures: readonly CaseMeasure[]): ReadSplit {
  const errors: Record<string, string> = {};
  const read = lines.map((line) => {
    const shares: CaseShares = {};
    for (const measure of measures) {
      const cell = cellOf(measure, line.key);
      const entered = (texts[cell] ?? '').trim();
      const share = entered === '' ? 0 : parseShare(entered);
      if (share === null) errors[cell] = text.enterShare({ name: line.name });
      shares[measure] = share ?? 0;
    }
    return { ...line, shares };
  });
  return { lines: read, errors };
}

export interface SplitTotal {
  readonly measure: CaseMeasure;
  readonly total: number;
  readonly words: string | null;
}

/** A work's shares must add up to 100%, a recording's may be below. */
export function splitTotals(
  lines: readonly CaseLine[],
  registered: readonly CaseLine[],
  measures: readonly CaseMeasure[],
): SplitTotal[] {
  return measures.map((measure) => {
    const total = caseTotal(lines, measure);
    const isFull = isTotalFull(measure, { registered, proposed: lines });
    return { measure, total, words: isFull ? null : describeTotal(MEASURE_LABELS[measure].label(), total) };
  });
}

function describeTotal(right: string, total: number): string {
  const share = formatShare(Math.abs(FULL_SHARE - total));
  return total > FULL_SHARE ? text.over({ right, share }) : text.under({ right, share });
}

/** The midpoint with each total kept: leftover hundredths go to the largest remainders. */
export function middleOf(lines: readonly CaseLine[], one: readonly CaseLine[], other: readonly CaseLine[]): CaseLine[] {
  return measuresIn([...one, ...other]).reduce<CaseLine[]>(
    (middle, measure) => {
      const both = middle.map(({ key }) => shareIn(one, key, measure) + shareIn(other, key, measure));
      const total = Math.round((caseTotal(one, measure) + caseTotal(other, measure)) / 2);
      return withShares(middle, measure, inProportion(total, both));
    },
    [...lines],
  );
}

/** Editable lines share equally what the fixed ones leave. */
export function evenOf(lines: readonly CaseLine[], registered: readonly CaseLine[], mayChange: MayChange): CaseLine[] {
  return measuresIn(registered).reduce<CaseLine[]>(
    (even, measure) => {
      const fixed = registered.filter((line) => !mayChange(line));
      const open = even.filter(mayChange);
      const parts = evenSplit(open.length, Math.max(0, FULL_SHARE - caseTotal(fixed, measure)));
      const shares = even.map((line) => parts[open.indexOf(line)] ?? shareIn(registered, line.key, measure));
      return withShares(even, measure, shares);
    },
    [...lines],
  );
}

export type MayChange = (line: CaseLine) => boolean;

function withShares(lines: readonly CaseLine[], measure: CaseMeasure, shares: readonly number[]): CaseLine[] {
  return lines.map((line, index) => ({ ...line, shares: { ...line.shares, [measure]: shares[index] ?? 0 } }));
}
