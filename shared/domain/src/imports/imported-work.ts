import type { Finding, Severity } from '../rules/index.ts';
import type { ImportedPlace, ImportFinding } from './import-finding.ts';

export interface ImportedWork {
  readonly kind: 'work';
  readonly number: string | null;
  readonly draft: unknown;
  readonly lines: { readonly from: number; readonly to: number };
  readonly findings: readonly ImportFinding[];
  /** Returns the position of a draft field (`writers.0.role`), or the nearest known one. */
  placeOf(path: string): ImportedPlace;
  /** How severe a broken rule is in this format, null if not at all; by default as the rule says. */
  severityOf?(finding: Finding): Severity | null;
  readonly source: readonly (readonly string[])[];
  readonly residue?: unknown;
  /** The sender of the message. */
  readonly sender?: string | null;
}
