import type { ImportFinding } from './import-finding.ts';

export interface ImportedPlace {
  readonly line: number;
  readonly column: string | null;
  readonly found: string | null;
}

export interface ImportedWork {
  readonly kind: 'work';
  readonly number: string | null;
  readonly draft: unknown;
  /** First and last row or line, counted from 1. */
  readonly lines: { readonly from: number; readonly to: number };
  readonly findings: readonly ImportFinding[];
  /** Returns the position of a draft field (`writers.0.role`), or the nearest known one. */
  placeOf(path: string): ImportedPlace;
  /** Original rows or lines, for the file of rejected works. */
  readonly source: readonly (readonly string[])[];
  /** Values the draft doesn't hold, in the format's own shape. */
  readonly residue?: unknown;
}
