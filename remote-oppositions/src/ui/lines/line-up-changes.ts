import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { everyLine } from './compared-lines.ts';
import { formatRole } from './format-lines.ts';

export interface LineUpChange {
  readonly key: string;
  readonly name: string;
  readonly change: 'added' | 'left_out' | 'changed' | 'same';
  readonly before: string | null;
  readonly after: string | null;
}

export function lineUpChanges(registered: readonly CaseLine[], claimed: readonly CaseLine[]): LineUpChange[] {
  const wordsIn = (lines: readonly CaseLine[], key: string) => {
    const line = lines.find((each) => each.key === key);
    return line ? formatRole(line) : null;
  };
  return everyLine([registered, claimed]).map(({ key, name }) => {
    const before = wordsIn(registered, key);
    const after = wordsIn(claimed, key);
    return { key, name, before, after, change: changeOf(before, after) };
  });
}

function changeOf(before: string | null, after: string | null): LineUpChange['change'] {
  if (before === null) return 'added';
  if (after === null) return 'left_out';
  return before === after ? 'same' : 'changed';
}
