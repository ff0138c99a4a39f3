import { recordingCandidateQuery, recordingCandidates } from '@counterpoint/domain/schemas/recordings';
import { actorOf } from '../../../platform/http/actor.ts';
import { returns } from '../../../platform/http/envelope.ts';
import type { Routes } from '../../../platform/services.ts';
import { recordingCandidatesFor } from './recording-candidate-service.ts';

/** POST, because the query is a draft. */
export const recordingCandidateRoutes: Routes<'db'> = async (app, { db }) => {
  app.post(
    '/recordings/candidates',
    {
      config: { access: 'recordings:read' },
      schema: { body: recordingCandidateQuery, response: returns(200, recordingCandidates) },
    },
    async (request) => ({ data: { items: await recordingCandidatesFor(db, actorOf(request), request.body) } }),
  );
};
