import { id } from '@counterpoint/domain/schemas/requests';
import { claimAnswer, newClaim, workClaim, workClaims, workDetails } from '@counterpoint/domain/schemas/works';
import * as z from 'zod/mini';
import { caseDaysOf } from '../../../platform/config/case-days.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import type { Routes } from '../../../platform/services.ts';
import { changeOfWork } from '../work-definition.ts';
import { answerToClaim, claimShare, listClaims } from './claim-service.ts';

const claimParams = z.object({ id, claimId: id });

export const claimRoutes: Routes<'db' | 'env' | 'now'> = async (app, { db, env, now }) => {
  const days = caseDaysOf(env);

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
    async (request, reply) => {
      const claiming = { claim: request.body, days };
      return createOnce({ db, now }, { request, reply }, (tx, act) =>
        claimShare(changeOfWork(tx, act), request.params.id, claiming),
      );
    },
  );

  app.post(
    '/compositions/:id/claims/:claimId/answer',
    {
      config: changing('compositions:change'),
      schema: { params: claimParams, body: claimAnswer, response: returns(200, workDetails) },
    },
    async (request, reply) => {
      const target = { ...versionedId(request), claimId: request.params.claimId };
      return changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        answerToClaim(changeOfWork(tx, act), target, request.body),
      );
    },
  );
};
