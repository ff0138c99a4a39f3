import type { ImportedWork, ImportFinding } from '@counterpoint/domain/imports';

/** A work or a recording of a file with all that was found of it. */
export interface Judged<Draft = unknown> {
  readonly work: ImportedWork;
  /** Its number as it is kept. */
  readonly number: string | null;
  /** What it says; null where that is not even a draft. */
  readonly draft: Draft | null;
  readonly findings: ImportFinding[];
  /** Whether its format changes a work that stands, and no new one is written. */
  isTakenOver: boolean;
}

/** Rules on what is submitted: what only breaks these can be kept as a draft. */
function keepsFromSubmitting({ id }: ImportFinding): boolean {
  return id.startsWith('W-') || id.startsWith('R-');
}

/** Whether a work can be written. */
export function isWritable({ draft, findings }: Judged, asDrafts: boolean): boolean {
  if (!draft) return false;
  return !findings.some((finding) => finding.severity === 'block' && !(asDrafts && keepsFromSubmitting(finding)));
}
