import { CASE_MEASURES, type CaseLine, type CaseMeasure, type CaseShares } from '@counterpoint/domain/schemas/cases';
import { parseShare } from '@counterpoint/domain/shares';
import { cellOf, type SplitTexts } from '../../../ui/lines/split-values.ts';
import type { FilingValues, LineValues } from '../filing-values.ts';
import { NEW_KEY } from './preserve-edits.ts';

export function textsIn(lines: readonly LineValues[], measures: readonly CaseMeasure[]): SplitTexts {
  return Object.fromEntries(
    lines.flatMap(({ key, shares }) =>
      measures.map((measure) => [cellOf(measure, key), shares[measure] ?? ''] as const),
    ),
  );
}

export function withText(lines: readonly LineValues[], cell: string, text: string): LineValues[] {
  return lines.map((line) => {
    const measure = CASE_MEASURES.find((each) => cellOf(each, line.key) === cell);
    return measure ? { ...line, shares: { ...line.shares, [measure]: text } } : line;
  });
}

export function linesIn(lines: readonly LineValues[], measures: readonly CaseMeasure[]): CaseLine[] {
  return lines.map(({ role, shares, ...line }) => {
    const read: CaseShares = {};
    for (const measure of measures) read[measure] = parseShare(shares[measure] ?? '') ?? 0;
    return { ...line, role: role || null, shares: read };
  });
}

export function nextKey(lines: FilingValues['claimed_lines']): string {
  const taken = lines.filter(({ key }) => key.startsWith(NEW_KEY)).map(({ key }) => Number(key.slice(NEW_KEY.length)));
  return `${NEW_KEY}${Math.max(0, ...taken) + 1}`;
}
