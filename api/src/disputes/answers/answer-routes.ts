import { bulkAnswered, bulkAnswers, caseDetails, newAnswer } from '@counterpoint/domain/schemas/cases';
import * as z from 'zod';
import { actOf } from '../../platform/http/actor.ts';
import { changeVersioned, changing } from '../../platform/http/changes.ts';
import { returns } from '../../platform/http/envelope.ts';
import { runOnceIfKeyed } from '../../platform/http/idempotency.ts';
import { objectParams } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { answerCase, answerCases, type RunForCase } from './answer-service.ts';

export const answerRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.post(
    '/oppositions/:id/answers',
    {
      config: { ...changing('disputes:change'), stepUp: releasesShares },
      schema: { params: objectParams, body: newAnswer, response: returns(200, caseDetails) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        answerCase(tx, act, { ...request.body, ...target }),
      ),
  );

  app.post(
    '/oppositions/answers',
    {
      config: { access: 'disputes:change', accepts: ['idempotency-key'], stepUp: releasesShares },
      schema: { body: bulkAnswers, response: returns(200, bulkAnswered) },
    },
    async (request) => {
      const run: RunForCase = (part, change) =>
        runOnceIfKeyed(db, { request, part }, async (tx) => {
          await change(tx);
          return { data: null };
        });
      return { data: await answerCases(run, actOf(request, now()), request.body) };
    },
  );
};

/** The two answers by which the respondent gives shares away. */
function releasesShares(body: unknown): boolean {
  return z.object({ answer: z.enum(['update', 'revoke']) }).safeParse(body).success;
}
