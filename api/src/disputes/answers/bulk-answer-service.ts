import { type BulkAnswered, type BulkAnswers, newAnswer } from '@counterpoint/domain/schemas/cases';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { AppError, wrongFields } from '../../platform/http/app-error.ts';
import { type AnswerSettings, answerCase } from './answer-service.ts';

type Answered = BulkAnswered['items'][number];

/** Answers cases one by one; a failure doesn't affect the others. */
export async function answerCases(
  db: Database,
  act: Act,
  { items, responseDays, moreTimeDays, ...input }: BulkAnswers & AnswerSettings,
): Promise<BulkAnswered> {
  const answer = newAnswer.safeParse(input);
  if (!answer.success) throw wrongFields(problemsIn(answer.error));
  const answering = { ...answer.data, responseDays, moreTimeDays };
  const answered: Answered[] = [];
  for (const target of items) {
    const refused = await refusalOf(() => inTransaction(db, (tx) => answerCase(tx, act, { ...answering, ...target })));
    answered.push({
      id: target.id,
      is_answered: refused === null,
      code: refused?.code ?? null,
      message: refused?.message ?? null,
    });
  }
  return { items: answered };
}

/** Returns the client error, or null on success; rethrows other errors. */
async function refusalOf(answer: () => Promise<unknown>): Promise<Pick<AppError, 'code' | 'message'> | null> {
  try {
    await answer();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    throw error;
  }
}
