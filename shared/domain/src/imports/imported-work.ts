import type { ImportFinding } from './import-finding.ts';

export interface ImportedPlace {
  readonly line: number;
  readonly column: string | null;
  readonly found: string | null;
}

export interface ImportedWork {
  readonly kind: 'work';
  readonly number: string | null;
  /** What it says, in the shape of `importedDraft`, which whoever read the file has not parsed with. */
  readonly draft: unknown;
  /** The first and last row or line that the work stands in, counted from 1. */
  readonly lines: { readonly from: number; readonly to: number };
  readonly findings: readonly ImportFinding[];
  /** Where a field of the draft stands, by its path as in `writers.0.role`; the nearest place that is known. */
  placeOf(path: string): ImportedPlace;
  /** The rows or lines as they stand, for the file of what was left out. */
  readonly source: readonly (readonly string[])[];
  /** Values of the format that the draft doesn't hold; only the format reads it. */
  readonly residue?: unknown;
}
