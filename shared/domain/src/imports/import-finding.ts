import type { Severity } from '../rules/index.ts';

export interface ImportedPlace {
  readonly line: number;
  readonly column: string | null;
  readonly found: string | null;
}

/** `block` rejects the work, `warn` only informs. */
export interface ImportFinding {
  /** Rule id: `W-…` for works, `I-…` for reading files. Its meaning never changes. */
  readonly id: string;
  readonly severity: Severity;
  readonly line: number | null;
  readonly column: string | null;
  readonly found: string | null;
  readonly expected: string | null;
  /** One sentence. Findings with the same rule, column and sentence are fixed together. */
  readonly correction: string;
  /** The cells that add up to the total found. */
  readonly cells?: readonly ImportedPlace[];
}

/** A finding without its place. */
export type Fault = Pick<ImportFinding, 'id' | 'severity' | 'expected' | 'correction'>;

/** Rejects the work. */
export function rejection(id: string, correction: string, expected: string | null = null): Fault {
  return { id, severity: 'block', expected, correction };
}

/** Only informs. */
export function warning(id: string, correction: string, expected: string | null = null): Fault {
  return { id, severity: 'warn', expected, correction };
}

const MAX_FOUND_LENGTH = 80;

export function shortened(text: string): string {
  const letters = [...text.slice(0, 2 * MAX_FOUND_LENGTH)];
  return letters.length > MAX_FOUND_LENGTH ? `${letters.slice(0, MAX_FOUND_LENGTH - 1).join('')}…` : text;
}
