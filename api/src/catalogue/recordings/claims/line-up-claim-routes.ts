import { lineUpClaim, lineUpClaims, newLineUpClaim, recordingDetails } from '@counterpoint/domain/schemas/recordings';
import { id } from '@counterpoint/domain/schemas/requests';
import { claimAnswer } from '@counterpoint/domain/schemas/works';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params } from '../../../platform/http/versions.ts';
import type { Routes } from '../../../platform/services.ts';
import { changeOfRecording } from '../recording-definition.ts';
import {
  answerLineUpClaim,
  listLineUpClaims,
  submitLineUpClaim,
  withdrawLineUpClaim,
} from './line-up-claim-service.ts';

const claimParams = z.object({ id, claimId: id });

export const lineUpClaimRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/recordings/:id/line-up-claims',
    {
      config: { access: 'recordings:read', mandate: 'confirm_shares' },
      schema: { params, response: returns(200, lineUpClaims) },
    },
    async (request) => ({ data: await listLineUpClaims(db, actorOf(request), request.params.id) }),
  );

  app.post(
    '/recordings/:id/line-up-claims',
    {
      config: creating('recordings:change'),
      schema: { params, body: newLineUpClaim, response: returns(201, lineUpClaim) },
    },
    (request, reply) =>
      createOnce({ db, now }, { request, reply }, (tx, act) =>
        submitLineUpClaim(changeOfRecording(tx, act), request.params.id, request.body),
      ),
  );

  // No lock version: only the claimant can change it, and only once.
  app.delete(
    '/recordings/:id/line-up-claims/:claimId',
    {
      config: { access: 'recordings:change' },
      schema: { params: claimParams, response: returns(200, lineUpClaim) },
    },
    async (request) => ({
      data: await inTransaction(db, (tx) =>
        withdrawLineUpClaim(changeOfRecording(tx, actOf(request, now())), request.params),
      ),
    }),
  );

  app.post(
    '/recordings/:id/line-up-claims/:claimId/answer',
    {
      config: changing('recordings:change'),
      schema: { params: claimParams, body: claimAnswer, response: returns(200, recordingDetails) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        answerLineUpClaim(changeOfRecording(tx, act), { ...target, claimId: request.params.claimId }, request.body),
      ),
  );
};
