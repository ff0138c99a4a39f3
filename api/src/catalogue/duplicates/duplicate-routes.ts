import { candidateQuery, duplicateCandidates } from '@counterpoint/domain/schemas/works';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { candidatesFor } from './duplicate-service.ts';

/** POST, because the query is a whole draft. */
export const duplicateRoutes: Routes<'db'> = async (app, { db }) => {
  app.post(
    '/compositions/candidates',
    {
      config: { access: 'compositions:read' },
      schema: { body: candidateQuery, response: returns(200, duplicateCandidates) },
    },
    async (request) => ({ data: { items: await candidatesFor(db, actorOf(request), request.body) } }),
  );
};
