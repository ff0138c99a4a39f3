import { oppositionPage, oppositionQuery } from '@counterpoint/domain/schemas/cases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../platform/http/actor.ts';
import { answers } from '../platform/http/envelope.ts';
import type { Services } from '../platform/services.ts';
import { listOppositions } from './opposition-service.ts';

/** `GET /oppositions`: the cases that the member is a party of. */
export const oppositionRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/oppositions',
    { schema: { querystring: oppositionQuery, response: answers(200, oppositionPage) } },
    async (request) => ({ data: await listOppositions(db, { actor: actorOf(request), at: now() }, request.query) }),
  );
};
