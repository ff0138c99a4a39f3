import * as z from 'zod/mini';
import { CASE_KINDS } from '../../states/index.ts';
import { body, id, optionalLine, typedLines } from '../requests/text.ts';
import { caseLine, caseLines, caseScope } from './case-lines.ts';

/** The shortest statement that a case can be opened with (domain.md 3.2). */
export const SHORTEST_STATEMENT = 20;
export const LONGEST_STATEMENT = 4000;

export const caseObject = body(
  {
    type: z.enum(['composition', 'recording'], 'Say what the case is about.'),
    id: z.guid('Choose a work or recording.'),
  },
  'Choose a work or recording.',
);
export type CaseObject = z.infer<typeof caseObject>;

/** What a filer has entered so far; what is missing is told by `caseProblems` when it is filed. */
export const caseDraft = body({
  kind: z._default(z.nullable(z.enum(CASE_KINDS, 'Choose what you oppose.')), null),
  scope: caseScope,
  claimed_lines: z._default(caseLines, []),
  statement: z._default(typedLines(LONGEST_STATEMENT), ''),
  /** The other work of a sample, an infringement or a duplicate, by id or in words. */
  other_work_id: z._default(z.nullable(z.guid('Choose the work from the search.')), null),
  other_work: optionalLine(255),
  /** Of a sample: where it is heard, `0:42 to 0:58`. */
  timings: optionalLine(255),
  declares_truth: z._default(z.boolean('Say whether it is true.'), false),
});
export type CaseDraft = z.infer<typeof caseDraft>;

/** `POST /oppositions`: begins a draft about a work or recording; the version is given where its shares are contested. */
export const newCase = body({
  object: caseObject,
  kind: z._default(z.nullable(z.enum(CASE_KINDS, 'Choose what you oppose.')), null),
  contested_revision: z._default(z.nullable(z.int('Say which version you contest.')), null),
});
export type NewCase = z.infer<typeof newCase>;

/** `GET /oppositions/about?type=&id=`: what one can say about a work or recording before anything is begun. */
export const caseGround = z.object({
  object: z.object({
    type: z.enum(['composition', 'recording']),
    id,
    title: z.string(),
    code: z.nullable(z.string()),
    /** Its writers, or who is credited. */
    by: z.string(),
    revision: z.int(),
  }),
  /** For a recording the rights of today, for each holder and use. */
  lines: z.array(caseLine),
  /** Open cases about it that whoever files about the same joins. */
  open_cases: z.array(
    z.object({
      id,
      number: z.string(),
      kind: z.enum(CASE_KINDS),
      scope: caseScope,
      is_mine: z.boolean(),
    }),
  ),
  /** Null if the member has no draft about it. */
  draft_id: z.nullable(id),
  kinds: z.array(z.enum(CASE_KINDS)),
});
export type CaseGround = z.infer<typeof caseGround>;
