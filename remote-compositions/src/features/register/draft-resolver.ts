import { checkComposition, type Finding, type Severity } from '@counterpoint/domain/rules';
import type { ProblemDetail } from '@counterpoint/domain/schemas';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';
import { atField, readDraft } from './read-draft.ts';

/** The schema's word on each field, as react-hook-form takes it. A draft's totals may be anything. */
export const draftResolver: Resolver<DraftValues> = (values, _context, options) => {
  const read = readDraft(values);
  if (read.ok) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of read.problems) errors[path] ??= { type: 'schema', message };
  return { values: {}, errors: toNestErrors<DraftValues>(errors, options) };
};

/** What was found in a draft, at the field it concerns; a rule's id, where a rule found it. */
export interface DraftFinding extends ProblemDetail {
  readonly id: string | null;
  readonly severity: Severity;
  /** Whose line it is about, where it is about one. */
  readonly of: string | null;
}

/** All that is to be said before submitting: wrong fields first, and where there are none, what the rules find. */
export function findingsIn(values: DraftValues): DraftFinding[] {
  const read = readDraft(values);
  const found: readonly Omit<DraftFinding, 'of'>[] = read.ok
    ? checkComposition(read.draft).map((finding: Finding) => ({ ...finding, ...atField(values, finding) }))
    : read.problems.map((problem) => ({ ...problem, id: null, severity: 'block' }));
  return found.map((finding) => ({ ...finding, of: partyAt(values, finding.path) }));
}

function partyAt({ writers, publishers }: DraftValues, path: string): string | null {
  const [list, index] = path.split('.');
  const lines = list === 'writers' ? writers : list === 'publishers' ? publishers : [];
  return lines[Number(index)]?.party.name ?? null;
}

/** What stands in the way of submitting. */
export function submissionProblems(values: DraftValues): ProblemDetail[] {
  return findingsIn(values)
    .filter(({ severity }) => severity === 'block')
    .map(({ path, message }) => ({ path, message }));
}
