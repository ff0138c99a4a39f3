import { credentials, session } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../api-context.ts';
import { actorOf } from '../http/actor.ts';
import { bearerToken } from '../http/authenticate.ts';
import { answers, answersNothing } from '../http/envelope.ts';
import { clearBinding, setBinding } from './binding-cookie.ts';
import { signIn } from './sign-in-service.ts';

/** `POST /session` signs in, `DELETE /session` signs out. */
export const sessionRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, context) => {
  const { isOverTls } = app;

  app.post(
    '/session',
    { config: { access: 'public' }, schema: { body: credentials, response: answers(201, session) } },
    async (request, reply) => {
      const caller = { address: request.ip, userAgent: request.headers['user-agent'] ?? null };
      const opened = await signIn(context, request.body, caller);
      setBinding(reply, opened.binding, opened.lifetimeSeconds, isOverTls);
      return reply.code(201).send({ data: opened.session });
    },
  );

  app.delete('/session', { schema: { response: answersNothing } }, async (request, reply) => {
    const token = bearerToken(request);
    if (token) await context.sessions.end(token, actorOf(request).sessionId);
    clearBinding(reply, isOverTls);
    return reply.code(204).send();
  });
};
