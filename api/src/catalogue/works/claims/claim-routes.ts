import { id } from '@counterpoint/domain/schemas/requests';
import { claimAnswer, newClaim, workClaim, workClaims, workDetails } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { caseDaysOf } from '../../../platform/config/case-days.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../../platform/http/idempotency.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { changeOfWork } from '../work-definition.ts';
import { answerToClaim, claimShare, listClaims } from './claim-service.ts';

const access = 'catalogue:change';
const creating = { access, requires: ['idempotency-key'] } as const;
const changing = { access, requires: ['if-match'] } as const;
const claimParams = z.object({ id, claimId: id });

export const claimRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  const days = caseDaysOf(env);

  app.get(
    '/compositions/:id/claims',
    { config: { access: 'catalogue:read' }, schema: { params, response: returns(200, workClaims) } },
    async (request) => ({
      data: await listClaims(db, actorOf(request), request.params.id),
    }),
  );

  app.post(
    '/compositions/:id/claims',
    { config: creating, schema: { params, body: newClaim, response: returns(201, workClaim) } },
    async (request, reply) => {
      const claiming = { claim: request.body, days };
      const answer = await runOnce(db, request, async (tx) => ({
        data: await claimShare(changeOfWork(tx, actOf(request, now())), request.params.id, claiming),
      }));
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );

  app.post(
    '/compositions/:id/claims/:claimId/answer',
    {
      config: changing,
      schema: { params: claimParams, body: claimAnswer, response: returns(200, workDetails) },
    },
    async (request, reply) => {
      const target = { ...versionedId(request), claimId: request.params.claimId };
      const data = await inTransaction(db, (tx) =>
        answerToClaim(changeOfWork(tx, actOf(request, now())), target, request.body),
      );
      setVersion(reply, data.version);
      return { data };
    },
  );
};
