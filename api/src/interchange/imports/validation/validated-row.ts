import type { Fault, ImportedPlace, ImportedWork, ImportFinding } from '@counterpoint/domain/imports';
import type { ImportStart } from '@counterpoint/domain/schemas/imports';

export interface ValidatedRow<Draft = unknown> {
  readonly work: ImportedWork;
  readonly number: string | null;
  readonly draft: Draft | null;
  readonly findings: ImportFinding[];
  isRevision: boolean;
  /** Under which the member registers a row in which it has no part. */
  mandateId?: string;
}

/** Adds what is wrong at the cell of `path`. */
export function report({ work, findings }: Pick<ValidatedRow, 'work' | 'findings'>, path: string, fault: Fault): void {
  findings.push({ ...work.placeOf(path), ...fault });
}

/** Whether reading the file has rejected a cell. Most works have none such. */
export function rejectedCells({ findings }: ImportedWork): (place: Pick<ImportedPlace, 'line' | 'column'>) => boolean {
  const cells = new Set<string>();
  for (const { severity, line, column } of findings) if (severity === 'block') cells.add(`${line} ${column}`);
  return ({ line, column }) => cells.size > 0 && cells.has(`${line} ${column}`);
}

export const NO_PART_FINDING = 'I-PRT-01';

/** These rules apply to submission only: a row that breaks just these can be a draft. */
function blocksSubmissionOnly({ id }: ImportFinding): boolean {
  return id.startsWith('W-') || id.startsWith('R-') || id === NO_PART_FINDING;
}

type WritingChoices = Pick<ImportStart, 'as_drafts' | 'leaves_out_alike'>;

export function isWritable(validated: ValidatedRow, { as_drafts, leaves_out_alike }: WritingChoices): boolean {
  const { draft, findings } = validated;
  if (!draft || (leaves_out_alike && isLikelyDuplicate(validated))) return false;
  return !findings.some((finding) => finding.severity === 'block' && !(as_drafts && blocksSubmissionOnly(finding)));
}

/** Probably registered already. */
export const DUPLICATE_FINDINGS = { works: 'I-DUP-02', recordings: 'I-DUP-13' } as const;
/** Registered by another member, with rights that the importer can claim. */
export const CLAIMABLE_FINDING = 'I-DUP-14';

export function isLikelyDuplicate({ findings }: ValidatedRow): boolean {
  return findings.some(({ id }) => id === DUPLICATE_FINDINGS.works || id === DUPLICATE_FINDINGS.recordings);
}

export function isClaimable({ findings }: ValidatedRow): boolean {
  const blocking = findings.filter(({ severity }) => severity === 'block');
  return blocking.length > 0 && blocking.every(({ id }) => id === CLAIMABLE_FINDING);
}
