import type { ReadDraft } from '@counterpoint/client/drafts';
import { caseProblems } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { FilingValues } from './filing-values.ts';
import { type FiledCase, readFiling } from './read-filing.ts';

/** A draft can be saved without the required fields. */
export function readComplete(values: FilingValues, registered: readonly CaseLine[]): ReadDraft<FiledCase> {
  const read = readFiling(values);
  if (!read.ok) return read;
  const problems = caseProblems(read.draft.draft, { object: values.object?.type ?? 'composition', registered });
  return problems.length === 0 ? read : { ok: false, problems };
}
