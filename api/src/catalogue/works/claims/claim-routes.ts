import { id } from '@counterpoint/domain/schemas/requests';
import { claimAnswer, newClaim, workClaim, workClaims, workDetails } from '@counterpoint/domain/schemas/works';
import * as z from 'zod/mini';
import { actorOf } from '../../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, seenId } from '../../../platform/http/versions.ts';
import type { Routes } from '../../../platform/services.ts';
import { changeOfWork } from '../work-definition.ts';
import { answerToClaim, claimShare, listClaims } from './claim-service.ts';

const claimParams = z.object({ id, claimId: id });

export const claimRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/compositions/:id/claims',
    {
      config: { access: 'compositions:read', mandate: 'confirm_shares' },
      schema: { params, response: returns(200, workClaims) },
    },
    async (request) => ({
      data: await listClaims(db, actorOf(request), request.params.id),
    }),
  );

  app.post(
    '/compositions/:id/claims',
    { config: creating('compositions:change'), schema: { params, body: newClaim, response: returns(201, workClaim) } },
    (request, reply) =>
      createOnce({ db, now }, { request, reply }, (tx, act) =>
        claimShare(changeOfWork(tx, act), seenId(request), request.body),
      ),
  );

  app.post(
    '/compositions/:id/claims/:claimId/answer',
    {
      config: changing('compositions:change'),
      schema: { params: claimParams, body: claimAnswer, response: returns(200, workDetails) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        answerToClaim(changeOfWork(tx, act), { ...target, claimId: request.params.claimId }, request.body),
      ),
  );
};
