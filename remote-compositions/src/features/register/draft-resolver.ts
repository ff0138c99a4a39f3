import { checkComposition } from '@counterpoint/domain/rules';
import {
  type CompositionDraft,
  compositionSubmission,
  type ProblemDetail,
  problemsIn,
} from '@counterpoint/domain/schemas';
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

/** What stands in the way of submitting: wrong fields first, then the rules on writers and totals. */
export function submissionProblems(values: DraftValues): ProblemDetail[] {
  const read = readDraft(values);
  return read.ok ? rulesBroken(read.draft).map((problem) => atField(values, problem)) : read.problems;
}

function rulesBroken(draft: CompositionDraft): ProblemDetail[] {
  const result = compositionSubmission.safeParse(draft);
  return result.success ? [] : problemsIn(result.error);
}

/** What is worth a second look, and keeps nothing from being submitted. */
export function submissionWarnings(values: DraftValues): string[] {
  const read = readDraft(values);
  if (!read.ok) return [];
  const findings = checkComposition(read.draft);
  return findings.filter((finding) => finding.severity === 'warn').map((finding) => finding.message);
}
