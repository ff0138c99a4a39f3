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

/** What a member chose to become of a file. */
export interface WritingChoices {
  readonly as_drafts: boolean;
  readonly leaves_out_alike: boolean;
}

/** Whether a work can be written, and is to be. */
export function isWritable(judged: Judged, { as_drafts, leaves_out_alike }: WritingChoices): boolean {
  const { draft, findings } = judged;
  if (!draft || (leaves_out_alike && isAlike(judged))) return false;
  return !findings.some((finding) => finding.severity === 'block' && !(as_drafts && keepsFromSubmitting(finding)));
}

/** Found of what is probably registered already. */
export const ALIKE_FINDINGS = { works: 'I-DUP-02', recordings: 'I-DUP-13' } as const;
/** Found of what somebody else registered and the member can claim rights in. */
export const CLAIMABLE_FINDING = 'I-DUP-14';

/** Whether it is probably registered already. */
export function isAlike({ findings }: Judged): boolean {
  return findings.some(({ id }) => id === ALIKE_FINDINGS.works || id === ALIKE_FINDINGS.recordings);
}

/** Whether nothing but the rights that others have registered keeps it out. */
export function isClaimable({ findings }: Judged): boolean {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return blocking.length > 0 && blocking.every(({ id }) => id === CLAIMABLE_FINDING);
}
