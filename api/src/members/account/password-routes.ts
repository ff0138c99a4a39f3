import {
  openPasswordReset,
  passwordChange,
  passwordReset,
  passwordResetAnswer,
  passwordResetLink,
  passwordResetRequest,
} from '@counterpoint/domain/schemas/members';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { accountActOf, type MemberRoutes } from '../member-services.ts';
import { callerOf, setDevice } from '../session/session-cookies.ts';
import { checkReset, completeReset, requestReset } from './password-reset-service.ts';
import { changePassword } from './replace-password.ts';
import { withMinimumTime } from './response-time.ts';

const params = z.object({ userId: id });

export const passwordRoutes: MemberRoutes = async (app, context) => {
  app.post(
    '/password-resets',
    {
      config: { access: 'public' },
      schema: { body: passwordResetRequest, response: returns(202, passwordResetAnswer) },
    },
    async (request, reply) => {
      const { email } = request.body;
      await withMinimumTime(requestReset(context, { email, address: request.ip, requestId: request.id }));
      return reply.code(202).send({ data: { status: 'received' as const, email } });
    },
  );

  // Not a GET: access logs would record a token in the URL.
  app.post(
    '/password-resets/:userId/checks',
    {
      config: { access: 'public' },
      schema: { params, body: passwordResetLink, response: returns(200, openPasswordReset) },
    },
    async ({ params: { userId: accountId }, body: { token }, ip: address }) => ({
      data: await checkReset(context, { accountId, token, address }),
    }),
  );

  app.put(
    '/password-resets/:userId',
    { config: { access: 'public' }, schema: { params, body: passwordReset, response: noContent } },
    async (request, reply) => {
      const { userId: accountId } = request.params;
      const followed = { ...request.body, accountId, ...callerOf(request) };
      setDevice(reply, await completeReset(context, { ...followed, requestId: request.id }));
    },
  );

  app.put(
    '/user/password',
    {
      config: { access: 'session', stepUp: 'if-second-factor' },
      schema: { body: passwordChange, response: noContent },
    },
    async (request) => changePassword(context, accountActOf(context, request), request.body),
  );
};
