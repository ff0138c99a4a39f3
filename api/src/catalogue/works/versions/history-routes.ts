import { compositionDetails, workRevisions } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../../platform/http/actor.ts';
import { answers } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionParams } from '../../../platform/http/seen-object.ts';
import type { Services } from '../../../platform/services.ts';
import { listRevisions, openRevision } from './history-service.ts';

/** Every version of a work, for its parties. */
export const historyRoutes: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.get(
    '/compositions/:id/revisions',
    { schema: { params, response: answers(200, workRevisions) } },
    async (request) => ({
      data: await listRevisions(db, actorOf(request), request.params.id),
    }),
  );

  app.get(
    '/compositions/:id/revisions/:number',
    { schema: { params: versionParams, response: answers(200, compositionDetails) } },
    async (request) => ({ data: await openRevision(db, actorOf(request), request.params) }),
  );
};
