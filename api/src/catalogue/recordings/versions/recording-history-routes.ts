import { recordingDetails, recordingRevisions } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../../platform/http/actor.ts';
import { answers } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionParams } from '../../../platform/http/seen-object.ts';
import type { Services } from '../../../platform/services.ts';
import { listRecordingRevisions, openRecordingRevision } from './recording-history-service.ts';

/** Every version of a recording, for its parties. */
export const recordingHistoryRoutes: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.get(
    '/recordings/:id/revisions',
    { schema: { params, response: answers(200, recordingRevisions) } },
    async (request) => ({ data: await listRecordingRevisions(db, actorOf(request), request.params.id) }),
  );

  app.get(
    '/recordings/:id/revisions/:number',
    { schema: { params: versionParams, response: answers(200, recordingDetails) } },
    async (request) => ({ data: await openRecordingRevision(db, actorOf(request), request.params) }),
  );
};
