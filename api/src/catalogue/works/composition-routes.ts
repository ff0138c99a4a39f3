import {
  compositionDetails,
  compositionPage,
  compositionQuery,
  repertoirePage,
  repertoireQuery,
} from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../platform/http/actor.ts';
import { answers } from '../../platform/http/envelope.ts';
import { objectParams as params } from '../../platform/http/seen-object.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { openComposition } from './composition-changes.ts';
import { listCompositions } from './list/composition-list-service.ts';
import { searchRepertoire } from './list/repertoire-service.ts';

/** What is read of works: the member's own list, one of them, and the society's repertoire to search. */
export const compositionRoutes: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.get(
    '/compositions',
    { schema: { querystring: compositionQuery, response: answers(200, compositionPage) } },
    async (request) => ({ data: await listCompositions(db, actorOf(request), request.query) }),
  );

  app.get(
    '/compositions/:id',
    { schema: { params, response: answers(200, compositionDetails) } },
    async (request, reply) => {
      const data = await openComposition(db, request.params.id, actorOf(request));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.get(
    '/repertoire/compositions',
    { schema: { querystring: repertoireQuery, response: answers(200, repertoirePage) } },
    async (request) => ({ data: await searchRepertoire(db, actorOf(request), request.query) }),
  );
};
