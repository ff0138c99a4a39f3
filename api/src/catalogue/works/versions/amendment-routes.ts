import { amendmentSubmission, compositionDetails, compositionDraft } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf, MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers, answersNothing } from '../../../platform/http/envelope.ts';
import { answerOnce, sendAnswer } from '../../../platform/http/idempotency.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import {
  beginAmendment,
  discardAmendment,
  findAmendment,
  saveAmendment,
  submitAmendment,
} from './amendment-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const creating = { permissions, asks: ['if-match', 'idempotency-key'] } as const;
const changing = { permissions, asks: ['if-match'] } as const;

/** The new version of a work that stands: there is at most one, with the address of the work it amends. */
export const amendmentRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.post(
    '/compositions/:id/amendment',
    { config: creating, schema: { params, response: answers(201, compositionDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await beginAmendment(tx, actOf(request, now()), seen);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );

  app.get(
    '/compositions/:id/amendment',
    { schema: { params, response: answers(200, z.nullable(compositionDetails)) } },
    async (request, reply) => {
      const data = await findAmendment(db, request.params.id, actorOf(request));
      if (data) setVersion(reply, data.version);
      return { data };
    },
  );

  app.put(
    '/compositions/:id/amendment',
    { config: changing, schema: { params, body: compositionDraft, response: answers(200, compositionDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const data = await inTransaction(db, (tx) => saveAmendment(tx, actOf(request, now()), seen, request.body));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/compositions/:id/amendment',
    { config: changing, schema: { params, response: answersNothing } },
    async (request, reply) => {
      const seen = seenObject(request);
      await inTransaction(db, (tx) => discardAmendment(tx, actOf(request, now()), seen));
      return reply.code(204).send();
    },
  );

  app.post(
    '/compositions/:id/amendment/submission',
    { config: creating, schema: { params, body: amendmentSubmission, response: answers(200, compositionDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const setting = { confirmationDays: env.CONFIRMATION_DAYS, note: request.body.change_note };
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await submitAmendment(tx, actOf(request, now()), seen, setting);
        return { data, version: data.version };
      });
      return sendAnswer(reply, answer);
    },
  );
};
