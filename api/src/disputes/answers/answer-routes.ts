import { bulkAnswered, bulkAnswers, caseDetails, newAnswer } from '@counterpoint/domain/schemas/cases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams, versionedId } from '../../platform/http/versioned-id.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { answerCase } from './answer-service.ts';
import { answerCases } from './bulk-answer-service.ts';

export const answerRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  const settings = { responseDays: env.RECORDING_RESPONSE_DAYS, moreTimeDays: env.MORE_TIME_DAYS };

  app.post(
    '/oppositions/:id/answers',
    {
      config: { access: 'disputes:change', requires: ['if-match'] },
      schema: { params: objectParams, body: newAnswer, response: returns(200, caseDetails) },
    },
    async (request, reply) => {
      const act = actOf(request, now());
      const answering = { ...request.body, ...settings, ...versionedId(request) };
      const data = await inTransaction(db, (tx) => answerCase(tx, act, answering));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/oppositions/answers',
    {
      config: { access: 'disputes:change' },
      schema: { body: bulkAnswers, response: returns(200, bulkAnswered) },
    },
    async (request) => ({ data: await answerCases(db, actOf(request, now()), { ...request.body, ...settings }) }),
  );
};
