import type { Severity } from '../rules/index.ts';

/** Something in a file that keeps a work out (`block`), or is worth knowing (`warn`): what, where, and how to mend it. */
export interface ImportFinding {
  /** The rule: `W-…` is a rule on works, `I-…` one of reading a file. It never changes its meaning. */
  readonly id: string;
  readonly severity: Severity;
  /** The row or line of the file, counted from 1; null for the file as a whole. */
  readonly line: number | null;
  readonly column: string | null;
  readonly found: string | null;
  /** What should stand there, as 'a share such as 33.33'. */
  readonly expected: string | null;
  /** How to mend it: one sentence for the member. Findings of one rule, column and sentence are one repair. */
  readonly mend: string;
}

/** The longest `found`: a cell can hold a novel. */
const LONGEST_FOUND = 80;

/** What stands in a cell, short enough to show. */
export function shortened(text: string): string {
  const letters = [...text.slice(0, 2 * LONGEST_FOUND)];
  return letters.length > LONGEST_FOUND ? `${letters.slice(0, LONGEST_FOUND - 1).join('')}…` : text;
}
