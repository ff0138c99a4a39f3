import { compositionDetails, compositionDraft } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers, answersNothing } from '../../../platform/http/envelope.ts';
import { answerOnce, sendAnswer } from '../../../platform/http/idempotency.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { createDraft, deleteDraft, updateDraft } from './draft-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const creating = { permissions, asks: ['idempotency-key'] } as const;
const changing = { permissions, asks: ['if-match'] } as const;

/** A work while it is being written: created, saved as one types, thrown away. */
export const draftRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.post(
    '/compositions',
    { config: creating, schema: { body: compositionDraft, response: answers(201, compositionDetails) } },
    async (request, reply) => {
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await createDraft(tx, actOf(request, now()), request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );

  app.put(
    '/compositions/:id',
    { config: changing, schema: { params, body: compositionDraft, response: answers(200, compositionDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const data = await inTransaction(db, (tx) => updateDraft(tx, actOf(request, now()), seen, request.body));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/compositions/:id',
    { config: changing, schema: { params, response: answersNothing } },
    async (request, reply) => {
      const seen = seenObject(request);
      await inTransaction(db, (tx) => deleteDraft(tx, actOf(request, now()), seen));
      return reply.code(204).send();
    },
  );
};
