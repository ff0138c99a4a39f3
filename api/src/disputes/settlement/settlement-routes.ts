import { caseDetails, escalation, newProposal, refusal } from '@counterpoint/domain/schemas/cases';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { caseDaysOf } from '../../platform/config/case-days.ts';
import { CHANGING, changeVersioned } from '../../platform/http/changes.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams, versionedId } from '../../platform/http/versioned-id.ts';
import type { Routes } from '../../platform/services.ts';
import { acceptSplit, escalateCase, proposeSplit, refuseSplit } from './settlement-service.ts';

const proposalParams = z.object({ id: objectParams.shape.id, proposalId: objectParams.shape.id });
const response = returns(200, caseDetails);

export const settlementRoutes: Routes<'db' | 'env' | 'now'> = async (app, { db, env, now }) => {
  const days = caseDaysOf(env);

  app.post(
    '/oppositions/:id/proposals',
    { config: CHANGING, schema: { params: objectParams, body: newProposal, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        proposeSplit(tx, act, { ...request.body, target: versionedId(request) }),
      ),
  );

  app.post(
    '/oppositions/:id/proposals/:proposalId/acceptance',
    { config: { ...CHANGING, stepUp: true }, schema: { params: proposalParams, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        acceptSplit(tx, act, { ...proposalOf(request), responseDays: env.RECORDING_RESPONSE_DAYS }),
      ),
  );

  app.post(
    '/oppositions/:id/proposals/:proposalId/refusal',
    { config: CHANGING, schema: { params: proposalParams, body: refusal, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        refuseSplit(tx, act, { ...proposalOf(request), ...request.body, days }),
      ),
  );

  app.post(
    '/oppositions/:id/escalation',
    { config: CHANGING, schema: { params: objectParams, body: escalation, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        escalateCase(tx, act, { ...request.body, target: versionedId(request) }),
      ),
  );
};

function proposalOf(request: FastifyRequest & { params: z.infer<typeof proposalParams> }) {
  return { ...versionedId(request), proposalId: request.params.proposalId };
}
