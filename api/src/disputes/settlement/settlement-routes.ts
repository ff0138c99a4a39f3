import { caseDetails, escalation, newProposal, refusal } from '@counterpoint/domain/schemas/cases';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { caseDaysOf } from '../../platform/config/case-days.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams, versionedId } from '../../platform/http/versioned-id.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { acceptSplit, escalateCase, proposeSplit, refuseSplit } from './settlement-service.ts';

const proposalParams = z.object({ id: objectParams.shape.id, proposalId: objectParams.shape.id });
const config = { access: 'disputes:change', requires: ['if-match'] } as const;
const response = returns(200, caseDetails);

export const settlementRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  const days = caseDaysOf(env);

  app.post(
    '/oppositions/:id/proposals',
    { config, schema: { params: objectParams, body: newProposal, response } },
    async (request, reply) => {
      const act = actOf(request, now());
      const data = await inTransaction(db, (tx) =>
        proposeSplit(tx, act, { ...request.body, target: versionedId(request) }),
      );
      return answered(reply, data);
    },
  );

  app.post(
    '/oppositions/:id/proposals/:proposalId/acceptance',
    { config, schema: { params: proposalParams, response } },
    async (request, reply) => {
      const [act, target] = [actOf(request, now()), { ...versionedId(request), ...named(request.params) }];
      const data = await inTransaction(db, (tx) =>
        acceptSplit(tx, act, { ...target, responseDays: env.RECORDING_RESPONSE_DAYS }),
      );
      return answered(reply, data);
    },
  );

  app.post(
    '/oppositions/:id/proposals/:proposalId/refusal',
    { config, schema: { params: proposalParams, body: refusal, response } },
    async (request, reply) => {
      const [act, target] = [actOf(request, now()), { ...versionedId(request), ...named(request.params) }];
      const data = await inTransaction(db, (tx) => refuseSplit(tx, act, { ...target, ...request.body, days }));
      return answered(reply, data);
    },
  );

  app.post(
    '/oppositions/:id/escalation',
    { config, schema: { params: objectParams, body: escalation, response } },
    async (request, reply) => {
      const act = actOf(request, now());
      const data = await inTransaction(db, (tx) =>
        escalateCase(tx, act, { ...request.body, target: versionedId(request) }),
      );
      return answered(reply, data);
    },
  );
};

function named({ proposalId }: z.infer<typeof proposalParams>) {
  return { proposalId };
}

function answered(reply: FastifyReply, data: z.infer<typeof caseDetails>) {
  setVersion(reply, data.version);
  return { data };
}
