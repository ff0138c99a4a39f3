import { type CaseDifference, differencesOf, rebaseLines } from '@counterpoint/domain/cases';
import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';

type RegisteredLines = Pick<CaseDetails, 'registered_lines' | 'current_lines'>;

/** Returns what an outcome changes in the shares registered now, as the API applies it; null if it doesn't fit them. */
export function changesNow(
  { registered_lines: registered, current_lines: current }: RegisteredLines,
  after: readonly CaseLine[],
): CaseDifference[] | null {
  if (!current) return differencesOf(registered, after);
  const lines = rebaseLines({ registered, after, current });
  return lines && differencesOf(current, lines);
}
