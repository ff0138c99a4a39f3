import { setTimeout as pause } from 'node:timers/promises';
import { signup, signupAnswer } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../api-context.ts';
import { answers } from '../http/envelope.ts';
import { signUp } from './sign-up-service.ts';

/** Making a member takes longer than finding that there is one; an answer takes this long in either case. */
const LEAST_MS = 120;

/** `POST /signups`: joins, as a person or as an organisation. */
export const signUpRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, context) => {
  app.post(
    '/signups',
    { config: { access: 'public' }, schema: { body: signup, response: answers(202, signupAnswer) } },
    async (request, reply) => {
      const least = pause(LEAST_MS);
      await signUp(context, { signup: request.body, address: request.ip, requestId: request.id });
      await least;
      return reply.code(202).send({ data: { status: 'received' as const, email: request.body.email } });
    },
  );
};
