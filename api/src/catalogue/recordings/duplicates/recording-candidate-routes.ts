import { recordingCandidateQuery, recordingCandidates } from '@counterpoint/domain/schemas/recordings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../../platform/http/actor.ts';
import { returns } from '../../../platform/http/envelope.ts';
import type { Services } from '../../../platform/services.ts';
import { recordingCandidatesFor } from './recording-candidate-service.ts';

/** POST, because the query is a draft. */
export const recordingCandidateRoutes: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.post(
    '/recordings/candidates',
    {
      config: { access: 'catalogue:read' },
      schema: { body: recordingCandidateQuery, response: returns(200, recordingCandidates) },
    },
    async (request) => ({ data: { items: await recordingCandidatesFor(db, actorOf(request), request.body) } }),
  );
};
