import { oppositionPage, oppositionQuery } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../main/api-context.ts';
import { actorOf } from '../platform/http/actor.ts';
import { answers } from '../platform/http/envelope.ts';
import { listOppositions } from './opposition-service.ts';

/** `GET /oppositions`: the cases that the member is a party of. */
export const oppositionRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db, now }) => {
  app.get(
    '/oppositions',
    { schema: { querystring: oppositionQuery, response: answers(200, oppositionPage) } },
    async (request) => ({ data: await listOppositions(db, { actor: actorOf(request), at: now() }, request.query) }),
  );
};
