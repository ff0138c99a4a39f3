import {
  recordingPage,
  recordingQuery,
  repertoireRecordingPage,
  repertoireRecordingQuery,
} from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../platform/http/actor.ts';
import { answers } from '../../platform/http/envelope.ts';
import type { Services } from '../../platform/services.ts';
import { listRecordings } from './list/recording-list-service.ts';
import { searchRecordings } from './list/recording-search-service.ts';

/** What is read of sound recordings: the member's own list, and the society's to search. */
export const recordingRoutes: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.get(
    '/recordings',
    { schema: { querystring: recordingQuery, response: answers(200, recordingPage) } },
    async (request) => ({ data: await listRecordings(db, actorOf(request), request.query) }),
  );

  app.get(
    '/repertoire/recordings',
    { schema: { querystring: repertoireRecordingQuery, response: answers(200, repertoireRecordingPage) } },
    async (request) => ({ data: await searchRecordings(db, actorOf(request), request.query) }),
  );
};
