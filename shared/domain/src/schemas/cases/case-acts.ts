import type { Message } from '@counterpoint/messages';
import * as z from 'zod/mini';
import * as text from '../../messages/cases.generated.ts';
import { listOf } from '../requests/list-of.ts';
import { body, id, typedLines } from '../requests/text.ts';
import { CASE_ANSWERS, CASE_VISIBILITIES } from './case-choices.ts';
import { MAX_STATEMENT_LENGTH } from './case-draft.ts';
import { caseLines } from './case-lines.ts';

function requiredLines(error: Message) {
  return typedLines(MAX_STATEMENT_LENGTH).check(z.minLength(1, { error }));
}

export const newAnswer = body({
  answer: z.enum(CASE_ANSWERS, { error: text.chooseAnswer }),
  statement: z._default(typedLines(MAX_STATEMENT_LENGTH), ''),
}).check(
  z.refine(({ answer, statement }) => answer !== 'maintain' || statement !== '', {
    error: text.explainMaintaining,
    path: ['statement'],
  }),
);
export type NewAnswer = z.infer<typeof newAnswer>;

export const MAX_ANSWERS = 100;

export const bulkAnswers = body({
  items: listOf(body({ id, version: z.int({ error: text.enterVersion }) }, text.chooseCase), MAX_ANSWERS, {
    error: text.chooseAnswered,
    tooMany: text.tooManyCases,
    empty: text.chooseOneCase,
  }),
  answer: z.enum(CASE_ANSWERS, { error: text.chooseAnswer }),
  statement: z._default(typedLines(MAX_STATEMENT_LENGTH), ''),
});
export type BulkAnswers = z.infer<typeof bulkAnswers>;

export const bulkAnswered = z.object({
  items: z.array(
    z.object({ id, is_answered: z.boolean(), code: z.nullable(z.string()), message: z.nullable(z.string()) }),
  ),
});
export type BulkAnswered = z.infer<typeof bulkAnswered>;

export const newProposal = body({
  lines: caseLines.check(z.minLength(1, { error: text.enterSplit })),
  note: z._default(typedLines(MAX_STATEMENT_LENGTH), ''),
});
export type NewProposal = z.infer<typeof newProposal>;

export const refusal = body({ reason: requiredLines(text.explainRefusal) });
export type Refusal = z.infer<typeof refusal>;

export const caseWithdrawal = body({ reason: z._default(typedLines(MAX_STATEMENT_LENGTH), '') });
export type CaseWithdrawal = z.infer<typeof caseWithdrawal>;

/** To a mediator or court; its document must be among the evidence. */
export const escalation = body({ statement: requiredLines(text.explainEscalation) });
export type Escalation = z.infer<typeof escalation>;

export const newMessage = body({
  body: requiredLines(text.enterMessage),
  visibility: z._default(z.enum(CASE_VISIBILITIES, { error: text.chooseReader }), 'shared'),
});
export type NewMessage = z.infer<typeof newMessage>;
