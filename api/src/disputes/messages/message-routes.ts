import { caseMessage, caseMessages, newMessage } from '@counterpoint/domain/schemas/cases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { objectParams } from '../../platform/http/versioned-id.ts';
import type { Services } from '../../platform/services.ts';
import { listMessages, sendMessage } from './message-service.ts';

export const messageRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/oppositions/:id/messages',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returns(200, caseMessages) } },
    async (request) => ({ data: await listMessages(db, actorOf(request), request.params.id) }),
  );

  app.post(
    '/oppositions/:id/messages',
    {
      config: { access: 'disputes:change', requires: ['idempotency-key'] },
      schema: { params: objectParams, body: newMessage, response: returns(201, caseMessage) },
    },
    async (request, reply) => {
      const act = actOf(request, now());
      const answer = await runOnce(db, request, async (tx) => ({
        data: await sendMessage(tx, act, { ...request.body, caseId: request.params.id }),
      }));
      reply.code(201);
      return sendOutcome(reply, answer);
    },
  );
};
