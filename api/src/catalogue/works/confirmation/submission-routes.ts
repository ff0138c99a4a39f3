import { compositionDetails } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers } from '../../../platform/http/envelope.ts';
import { answerOnce, sendAnswer } from '../../../platform/http/idempotency.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { confirmComposition, submitComposition } from './submission-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const submitting = { permissions, asks: ['if-match', 'idempotency-key'] } as const;
const confirming = { permissions, asks: ['if-match'] } as const;
const schema = { params, response: answers(200, compositionDetails) };

/** A draft is submitted by its owner, and confirmed by the members whom it names. */
export const submissionRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.post('/compositions/:id/submission', { config: submitting, schema }, async (request, reply) => {
    const seen = seenObject(request);
    const answer = await answerOnce(db, request, async (tx) => {
      const data = await submitComposition(tx, actOf(request, now()), seen, env.CONFIRMATION_DAYS);
      return { data, version: data.version };
    });
    return sendAnswer(reply, answer);
  });

  app.post('/compositions/:id/confirmation', { config: confirming, schema }, async (request, reply) => {
    const seen = seenObject(request);
    const data = await inTransaction(db, (tx) => confirmComposition(tx, actOf(request, now()), seen));
    setVersion(reply, data.version);
    return { data };
  });
};
