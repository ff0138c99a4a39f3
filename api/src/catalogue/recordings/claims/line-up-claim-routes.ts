import { lineUpClaim, lineUpClaims, newLineUpClaim, recordingDetails } from '@counterpoint/domain/schemas/recordings';
import { id } from '@counterpoint/domain/schemas/requests';
import { claimAnswer } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../../platform/http/idempotency.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { changeOfRecording } from '../recording-definition.ts';
import {
  answerLineUpClaim,
  listLineUpClaims,
  submitLineUpClaim,
  withdrawLineUpClaim,
} from './line-up-claim-service.ts';

const access = 'catalogue:change';
const claimParams = z.object({ id, claimId: id });

export const lineUpClaimRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/recordings/:id/line-up-claims',
    { config: { access: 'catalogue:read' }, schema: { params, response: returns(200, lineUpClaims) } },
    async (request) => ({ data: await listLineUpClaims(db, actorOf(request), request.params.id) }),
  );

  app.post(
    '/recordings/:id/line-up-claims',
    {
      config: { access, requires: ['idempotency-key'] },
      schema: { params, body: newLineUpClaim, response: returns(201, lineUpClaim) },
    },
    async (request, reply) => {
      const answer = await runOnce(db, request, async (tx) => ({
        data: await submitLineUpClaim(changeOfRecording(tx, actOf(request, now())), request.params.id, request.body),
      }));
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );

  // No lock version: only the claimant can change it, and only once.
  app.delete(
    '/recordings/:id/line-up-claims/:claimId',
    { config: { access }, schema: { params: claimParams, response: returns(200, lineUpClaim) } },
    async (request) => ({
      data: await inTransaction(db, (tx) =>
        withdrawLineUpClaim(changeOfRecording(tx, actOf(request, now())), request.params),
      ),
    }),
  );

  app.post(
    '/recordings/:id/line-up-claims/:claimId/answer',
    {
      config: { access, requires: ['if-match'] },
      schema: { params: claimParams, body: claimAnswer, response: returns(200, recordingDetails) },
    },
    async (request, reply) => {
      const target = { ...versionedId(request), claimId: request.params.claimId };
      const data = await inTransaction(db, (tx) =>
        answerLineUpClaim(changeOfRecording(tx, actOf(request, now())), target, request.body),
      );
      setVersion(reply, data.version);
      return { data };
    },
  );
};
