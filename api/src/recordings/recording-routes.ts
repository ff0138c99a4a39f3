import { recordingPage, recordingQuery } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../api-context.ts';
import { actorOf } from '../http/actor.ts';
import { answers } from '../http/envelope.ts';
import { listRecordings } from './recording-service.ts';

/** `GET /recordings`: the member's sound recordings. */
export const recordingRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db }) => {
  app.get(
    '/recordings',
    { schema: { querystring: recordingQuery, response: answers(200, recordingPage) } },
    async (request) => ({ data: await listRecordings(db, actorOf(request), request.query) }),
  );
};
