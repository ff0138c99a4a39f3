import type { ReadDraft } from '@counterpoint/client/drafts';
import { caseProblems } from '@counterpoint/domain/cases';
import { CASE_MEASURES, type CaseLine, caseDraft, caseObject } from '@counterpoint/domain/schemas/cases';
import { type ProblemDetail, problemsIn } from '@counterpoint/domain/schemas/requests';
import { typedHundredths } from '@counterpoint/domain/shares';
import * as z from 'zod/mini';
import { cellOf } from '../../ui/lines/split-values.ts';
import type { FilingValues, LineValues } from './filing-values.ts';

export const filedCase = z.object({ object: z.nullable(caseObject), draft: caseDraft });
export type FiledCase = z.infer<typeof filedCase>;

export function readFiling(values: FilingValues): ReadDraft<FiledCase> {
  const { object, scope, claimed_lines, other_work, timings, ...rest } = values;
  const read = caseDraft.safeParse({
    ...rest,
    scope: { ...scope, from: scope.from || null, to: scope.to || null },
    claimed_lines: claimed_lines.map(lineOf),
    other_work: other_work || null,
    timings: timings || null,
  });
  if (read.success) return { ok: true, draft: { object, draft: read.data } };
  return { ok: false, problems: problemsIn(read.error).map((problem) => atField(values, problem)) };
}

/** A draft can be saved without the required fields. */
export function readComplete(values: FilingValues, registered: readonly CaseLine[]): ReadDraft<FiledCase> {
  const read = readFiling(values);
  if (!read.ok) return read;
  const problems = caseProblems(read.draft.draft, { object: values.object?.type ?? 'composition', registered });
  return problems.length === 0 ? read : { ok: false, problems };
}

/** A share's form field is named after its measure and line. */
export function atField({ claimed_lines }: FilingValues, problem: ProblemDetail): ProblemDetail {
  const [list, index, part, name] = problem.path.split('.');
  const line = claimed_lines[Number(index)];
  const measure = CASE_MEASURES.find((each) => each === name);
  if (list !== 'claimed_lines' || !line || part !== 'shares' || !measure) return problem;
  return { path: cellOf(measure, line.key), message: `${line.name}: ${problem.message}` };
}

function lineOf({ shares, role, ...line }: LineValues) {
  const read = CASE_MEASURES.flatMap((measure) => {
    const text = shares[measure];
    return text === undefined ? [] : [[measure, text.trim() === '' ? 0 : typedHundredths(text)]];
  });
  return { ...line, role: role || null, shares: Object.fromEntries(read) };
}
