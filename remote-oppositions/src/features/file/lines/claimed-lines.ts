import { shareText } from '@counterpoint/area-ui/draft-text';
import { lineGroupsOf } from '@counterpoint/domain/cases';
import {
  CASE_MEASURES,
  type CaseLine,
  type CaseLineGroup,
  type CaseMeasure,
  type CaseShares,
} from '@counterpoint/domain/schemas/cases';
import { parseShare } from '@counterpoint/domain/shares';
import { cellOf, type SplitTexts } from '../../../ui/lines/split-values.ts';
import type { FilingValues, LineValues } from '../filing-values.ts';

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

/** Prefixes keys of lines with no registered counterpart. */
export const NEW_KEY = 'new:';

export function groupsIn({ kind, object }: Pick<FilingValues, 'kind' | 'object'>): readonly CaseLineGroup[] {
  return kind ? lineGroupsOf(kind, object?.type ?? 'composition') : [];
}

interface RegisteredLines {
  readonly before: readonly CaseLine[];
  readonly after: readonly CaseLine[];
  readonly groups: readonly CaseLineGroup[];
}

/** Keeps edits when the scope changes: untouched lines follow the register; omitted performers stay omitted. */
export function preserveEdits(
  claimed: readonly LineValues[],
  { before, after, groups }: RegisteredLines,
): LineValues[] {
  const was = new Map(before.map((line) => [line.key, line]));
  const edited = new Map(claimed.map((line) => [line.key, line]));
  const kept = after.flatMap((line): LineValues[] => {
    const mine = edited.get(line.key);
    if (mine) return [{ ...mine, shares: followed(mine, line, was.get(line.key)) }];
    const isLeftOut = line.group === 'contributor' && was.has(line.key);
    return isLeftOut ? [] : [claimedAs(line)];
  });
  const added = claimed.filter(({ key, group }) => key.startsWith(NEW_KEY) && groups.includes(group));
  return [...kept, ...added];
}

export function claimedAs({ key, group, party_id, name, role, shares }: CaseLine): LineValues {
  return { key, group, party_id, name, role: role ?? '', shares: textsOf(shares) };
}

function textsOf(shares: CaseLine['shares']): LineValues['shares'] {
  const texts: LineValues['shares'] = {};
  for (const measure of CASE_MEASURES) {
    const share = shares[measure];
    if (share !== undefined) texts[measure] = shareText(share);
  }
  return texts;
}

function followed(mine: LineValues, now: CaseLine, was: CaseLine | undefined): LineValues['shares'] {
  const shares = { ...mine.shares };
  for (const measure of CASE_MEASURES) {
    const [before, after] = [was?.shares[measure], now.shares[measure]];
    if (after === undefined) continue;
    const text = shares[measure];
    if (text === undefined || (before !== undefined && text === shareText(before))) shares[measure] = shareText(after);
  }
  return shares;
}
