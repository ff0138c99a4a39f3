import * as z from 'zod/mini';
import * as text from '../../messages/cases.generated.ts';
import { CASE_KINDS } from '../../states/index.ts';
import { body, id, optionalLine, orNull, typedLines } from '../requests/text.ts';
import { caseLine, caseLines, caseScope } from './case-lines.ts';

export const MAX_STATEMENT_LENGTH = 4000;

export const caseObject = body(
  {
    type: z.enum(['composition', 'recording'], { error: text.enterScope }),
    id: z.guid({ error: text.chooseObject }),
  },
  text.chooseObject,
);
export type CaseObject = z.infer<typeof caseObject>;

export const caseDraft = body({
  kind: orNull(z.enum(CASE_KINDS, { error: text.chooseKind })),
  scope: caseScope,
  claimed_lines: z._default(caseLines, []),
  statement: z._default(typedLines(MAX_STATEMENT_LENGTH), ''),
  /** The other work of a sample, infringement or duplicate, by id or as text. */
  other_work_id: orNull(z.guid({ error: text.chooseWork })),
  other_work: optionalLine(255),
  timings: optionalLine(255),
  declares_truth: z._default(z.boolean({ error: text.chooseTruth }), false),
});
export type CaseDraft = z.infer<typeof caseDraft>;

/** Starts a draft. `contested_revision` is set if that revision's shares are contested. */
export const newCase = body({
  object: caseObject,
  kind: orNull(z.enum(CASE_KINDS, { error: text.chooseKind })),
  contested_revision: orNull(z.int({ error: text.enterContested })),
});
export type NewCase = z.infer<typeof newCase>;

/** The work or recording of a case, as its parties see it. */
export const shownObject = z.object({
  type: z.enum(['composition', 'recording']),
  id,
  title: z.string(),
  code: z.nullable(z.string()),
  by: z.string(),
});

export const caseGround = z.object({
  object: z.extend(shownObject, { revision: z.int() }),
  /** For a recording, today's rights of each holder. */
  lines: z.array(caseLine),
  /** A new claim about the same rights joins one of these. */
  open_cases: z.array(
    z.object({
      id,
      number: z.string(),
      kind: z.enum(CASE_KINDS),
      scope: caseScope,
      is_mine: z.boolean(),
    }),
  ),
  draft_id: z.nullable(id),
  kinds: z.array(z.enum(CASE_KINDS)),
});
export type CaseGround = z.infer<typeof caseGround>;
