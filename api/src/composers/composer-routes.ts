import { composerPage, composerQuery, newComposer, party } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../api-context.ts';
import { actOf } from '../http/act.ts';
import { actorOf, MAY_CHANGE_CATALOGUE } from '../http/actor.ts';
import { answers } from '../http/envelope.ts';
import { answerOnce, sendAnswer } from '../http/idempotency.ts';
import { createComposer, listComposers } from './composer-service.ts';

const creating = { permissions: MAY_CHANGE_CATALOGUE, asks: ['idempotency-key'] } as const;

/** `GET /composers` finds writers by name, IPI name number or ISNI; `POST /composers` adds one who is not found. */
export const composerRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db, now }) => {
  app.get(
    '/composers',
    { schema: { querystring: composerQuery, response: answers(200, composerPage) } },
    async (request) => ({ data: await listComposers(db, actorOf(request), request.query) }),
  );

  app.post(
    '/composers',
    { config: creating, schema: { body: newComposer, response: answers(201, party) } },
    async (request, reply) => {
      const answer = await answerOnce(db, request, async (tx) => ({
        data: await createComposer(tx, actOf(request, now()), request.body),
      }));
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );
};
