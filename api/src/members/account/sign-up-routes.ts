import {
  signup,
  signupAnswer,
  signupConfirmed,
  signupLink,
  signupReceived,
  signupResend,
} from '@counterpoint/domain/schemas/members';
import { returns } from '../../platform/http/envelope.ts';
import type { MemberRoutes } from '../member-services.ts';
import { withMinimumTime } from './response-time.ts';
import { confirmSignUp, renewSignUp, resendSignUp, signUp } from './sign-up-service.ts';

export const signUpRoutes: MemberRoutes = async (app, context) => {
  app.post(
    '/signups',
    { config: { access: 'public' }, schema: { body: signup, response: returns(202, signupReceived) } },
    async (request, reply) => {
      const id = await withMinimumTime(signUp(context, request.body, request.ip));
      return reply.code(202).send({ data: { status: 'received' as const, email: request.body.email, id } });
    },
  );

  app.post(
    '/signups/resends',
    { config: { access: 'public' }, schema: { body: signupResend, response: returns(202, signupAnswer) } },
    async ({ body, ip }, reply) => {
      await withMinimumTime(resendSignUp(context, { ...body, address: ip }));
      return reply.code(202).send({ data: { status: 'received' as const, email: body.email } });
    },
  );

  // Called by the page that the link opens: a mail scanner that only fetches the link confirms nothing.
  app.post(
    '/signups/confirmations',
    { config: { access: 'public' }, schema: { body: signupLink, response: returns(200, signupConfirmed) } },
    async ({ body, ip, id }) => ({
      data: await confirmSignUp(context, { token: body.token, address: ip, requestId: id }),
    }),
  );

  app.post(
    '/signups/renewals',
    { config: { access: 'public' }, schema: { body: signupLink, response: returns(202, signupAnswer) } },
    async ({ body, ip, id }, reply) => {
      const { email } = await renewSignUp(context, { token: body.token, address: ip, requestId: id });
      return reply.code(202).send({ data: { status: 'received' as const, email } });
    },
  );
};
