import { caseMessage, caseMessages, newMessage } from '@counterpoint/domain/schemas/cases';
import { actorOf } from '../../platform/http/actor.ts';
import { createOnce, creating } from '../../platform/http/changes.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { listMessages, sendMessage } from './message-service.ts';

export const messageRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/oppositions/:id/messages',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returns(200, caseMessages) } },
    async (request) => ({ data: await listMessages(db, actorOf(request), request.params.id) }),
  );

  app.post(
    '/oppositions/:id/messages',
    {
      config: creating('disputes:change'),
      schema: { params: objectParams, body: newMessage, response: returns(201, caseMessage) },
    },
    (request, reply) =>
      createOnce({ db, now }, { request, reply }, (tx, act) =>
        sendMessage(tx, act, { ...request.body, caseId: request.params.id }),
      ),
  );
};
