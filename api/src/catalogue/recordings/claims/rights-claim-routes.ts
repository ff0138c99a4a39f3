import { recordingDetails, rightsClaim } from '@counterpoint/domain/schemas/recordings';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../../platform/http/idempotency.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { RECORDING } from '../recording-definition.ts';
import { changeRightsClaim, claimRights, releaseRightsClaim } from './rights-claim-service.ts';

const access = 'catalogue:change';
const creating = { access, requires: ['idempotency-key'] } as const;
const changing = { access, requires: ['if-match'] } as const;

export const rightsClaimRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  const responseDays = env.RECORDING_RESPONSE_DAYS;

  app.post(
    '/recordings/:id/rights-claims',
    { config: creating, schema: { params, body: rightsClaim, response: returns(201, recordingDetails) } },
    async (request, reply) => {
      const answer = await runOnce(db, request, async (tx) => {
        const change = { entry: RECORDING, tx, act: actOf(request, now()), responseDays };
        const data = await claimRights(change, request.params.id, request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );

  app.put(
    '/recordings/:id/rights-claims',
    { config: changing, schema: { params, body: rightsClaim, response: returns(200, recordingDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      const change = { entry: RECORDING, act: actOf(request, now()), responseDays };
      const data = await inTransaction(db, (tx) => changeRightsClaim({ ...change, tx }, target, request.body));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/recordings/:id/rights-claims',
    { config: changing, schema: { params, response: returns(200, recordingDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      const change = { entry: RECORDING, act: actOf(request, now()), responseDays };
      const data = await inTransaction(db, (tx) => releaseRightsClaim({ ...change, tx }, target));
      setVersion(reply, data.version);
      return { data };
    },
  );
};
