import { signup, signupAnswer } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../api-context.ts';
import { answers } from '../http/envelope.ts';
import { signUp } from './sign-up-service.ts';

/** `POST /signups`: joins, as a person or as an organisation. */
export const signUpRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, context) => {
  app.post(
    '/signups',
    { config: { access: 'public' }, schema: { body: signup, response: answers(202, signupAnswer) } },
    async (request, reply) => {
      await signUp(context, { signup: request.body, address: request.ip, requestId: request.id });
      return reply.code(202).send({ data: { status: 'received' as const, email: request.body.email } });
    },
  );
};
