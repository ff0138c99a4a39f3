import * as z from 'zod/mini';
import { body, id, typedLines } from '../requests/text.ts';
import { LONGEST_STATEMENT } from './case-draft.ts';
import { caseLines } from './case-lines.ts';
import { CASE_ANSWERS, CASE_VISIBILITIES } from './case-words.ts';

const words = (what: string) => typedLines(LONGEST_STATEMENT).check(z.minLength(1, `Say ${what}.`));

/** `POST /oppositions/{id}/answers`: what a respondent says; who maintains a claim says why. */
export const newAnswer = body({
  answer: z.enum(CASE_ANSWERS, 'Choose an answer.'),
  statement: z._default(typedLines(LONGEST_STATEMENT), ''),
}).check(
  z.refine(({ answer, statement }) => answer !== 'maintain' || statement !== '', {
    error: 'Say why you maintain your claim.',
    path: ['statement'],
  }),
);
export type NewAnswer = z.infer<typeof newAnswer>;

export const MOST_ANSWERED = 100;

/** `POST /oppositions/answers`: the same to many, each at the version that was seen. */
export const bulkAnswers = body({
  items: z
    .array(body({ id, version: z.int('Say which version you saw.') }, 'Choose a case.'), 'Choose what you answer.')
    .check(
      z.minLength(1, 'Choose at least one case.'),
      z.maxLength(MOST_ANSWERED, `Answer at most ${MOST_ANSWERED} cases at once.`),
    ),
  answer: z.enum(CASE_ANSWERS, 'Choose an answer.'),
  statement: z._default(typedLines(LONGEST_STATEMENT), ''),
});
export type BulkAnswers = z.infer<typeof bulkAnswers>;

/** What came of each: `answered`, or why not, as a code and in words. */
export const bulkAnswered = z.object({
  items: z.array(
    z.object({ id, is_answered: z.boolean(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
  ),
});
export type BulkAnswered = z.infer<typeof bulkAnswered>;

/** `POST /oppositions/{id}/proposals`: a split that ends the case once every party has accepted it. */
export const newProposal = body({
  lines: caseLines.check(z.minLength(1, 'Enter the split that you propose.')),
  note: z._default(typedLines(LONGEST_STATEMENT), ''),
});
export type NewProposal = z.infer<typeof newProposal>;

/** `POST /oppositions/{id}/proposals/{proposalId}/refusal`: why not. */
export const refusal = body({ reason: words('why you refuse') });
export type Refusal = z.infer<typeof refusal>;

/** `POST /oppositions/{id}/withdrawal`, for the filer: why, if they want to say. */
export const caseWithdrawal = body({ reason: z._default(typedLines(LONGEST_STATEMENT), '') });
export type CaseWithdrawal = z.infer<typeof caseWithdrawal>;

/** `POST /oppositions/{id}/escalation`: a party has gone to a mediator or a court; the document is among the evidence. */
export const escalation = body({ statement: words('where the case has gone') });
export type Escalation = z.infer<typeof escalation>;

/** `POST /oppositions/{id}/messages`. */
export const newMessage = body({
  body: words('something'),
  visibility: z._default(z.enum(CASE_VISIBILITIES, 'Choose who reads it.'), 'shared'),
});
export type NewMessage = z.infer<typeof newMessage>;
