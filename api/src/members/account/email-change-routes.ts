import {
  emailChange,
  emailChangeRequest,
  emailChanges,
  emailConfirmation,
  emailConfirmed,
} from '@counterpoint/domain/schemas/members';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { accountActOf, type MemberRoutes } from '../member-services.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  listEmailChanges,
  requestEmailChange,
  sendEmailChangeAgain,
} from './email-change-service.ts';

const params = z.object({ id });

export const emailChangeRoutes: MemberRoutes = async (app, context) => {
  app.get(
    '/user/email-changes',
    { config: { access: 'session' }, schema: { response: returns(200, emailChanges) } },
    async (request) => ({
      data: { items: await listEmailChanges(context.db, accountActOf(context, request)) },
    }),
  );

  app.post(
    '/user/email-changes',
    {
      config: { access: 'session', stepUp: 'if-second-factor' },
      schema: { body: emailChangeRequest, response: returns(202, emailChange) },
    },
    async (request, reply) =>
      reply.code(202).send({ data: await requestEmailChange(context, accountActOf(context, request), request.body) }),
  );

  app.delete(
    '/user/email-changes/:id',
    { config: { access: 'session' }, schema: { params, response: noContent } },
    async (request) => cancelEmailChange(context, accountActOf(context, request), request.params.id),
  );

  app.post(
    '/user/email-changes/:id/mails',
    { config: { access: 'session' }, schema: { params, response: returns(202, emailChange) } },
    async (request, reply) =>
      reply
        .code(202)
        .send({ data: await sendEmailChangeAgain(context, accountActOf(context, request), request.params.id) }),
  );

  app.post(
    '/email-confirmations',
    { config: { access: 'public' }, schema: { body: emailConfirmation, response: returns(200, emailConfirmed) } },
    async ({ body: { token }, ip: address, id: requestId }) => ({
      data: await confirmEmailChange(context, { token, address, requestId }),
    }),
  );
};
