import { compositionDetails, id, workRevisions } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ApiContext } from '../../api-context.ts';
import { actorOf } from '../../http/actor.ts';
import { answers } from '../../http/envelope.ts';
import { workParams as params } from '../seen-work.ts';
import { listRevisions, openRevision } from './history-service.ts';

const revisionParams = z.object({
  id,
  number: z.coerce
    .number('This is not the number of a version.')
    .check(z.int('This is not the number of a version.'), z.gte(1), z.lte(100_000)),
});

/** Every version of a work, for its parties. */
export const historyRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db }) => {
  app.get(
    '/compositions/:id/revisions',
    { schema: { params, response: answers(200, workRevisions) } },
    async (request) => ({
      data: await listRevisions(db, actorOf(request), request.params.id),
    }),
  );

  app.get(
    '/compositions/:id/revisions/:number',
    { schema: { params: revisionParams, response: answers(200, compositionDetails) } },
    async (request) => ({ data: await openRevision(db, actorOf(request), request.params) }),
  );
};
