import type { ImportReport, ImportStart } from '../schemas/imports/import-job.ts';

type Counts = Pick<ImportReport, 'clean' | 'draftable' | 'clean_alike' | 'draftable_alike' | 'claimable'>;

export function countDuplicates(
  counts: Pick<Counts, 'clean_alike' | 'draftable_alike'>,
  choices: Pick<ImportStart, 'as_drafts'>,
): number {
  return choices.as_drafts ? counts.draftable_alike : counts.clean_alike;
}

export function countSelected(
  counts: Counts,
  choices: ImportStart,
): { readonly written: number; readonly claimed: number } {
  const all = choices.as_drafts ? counts.draftable : counts.clean;
  return {
    written: all - (choices.leaves_out_alike ? countDuplicates(counts, choices) : 0),
    claimed: choices.claims_rights && !choices.as_drafts ? counts.claimable : 0,
  };
}
