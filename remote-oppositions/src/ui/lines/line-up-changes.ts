import type { CaseLine } from '@counterpoint/domain/schemas';
import { everyLine } from './compared-lines.ts';
import { roleWords } from './line-words.ts';

/** Somebody in a line-up, as registered and as claimed. */
export interface LineUpChange {
  readonly key: string;
  readonly name: string;
  readonly change: 'added' | 'left_out' | 'changed' | 'same';
  /** What they did, as registered; null where they are not in it. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Who is added, left out, or said to have done something else. */
export function lineUpChanges(registered: readonly CaseLine[], claimed: readonly CaseLine[]): LineUpChange[] {
  const wordsIn = (lines: readonly CaseLine[], key: string) => {
    const line = lines.find((each) => each.key === key);
    return line ? roleWords(line) : null;
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
