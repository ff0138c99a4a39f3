import { caseDetails, escalation, newProposal, refusal } from '@counterpoint/domain/schemas/cases';
import * as z from 'zod';
import { changeVersioned, changing } from '../../platform/http/changes.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { acceptSplit, escalateCase, proposeSplit, refuseSplit } from './settlement-service.ts';

const proposalParams = z.object({ id: objectParams.shape.id, proposalId: objectParams.shape.id });
const response = returns(200, caseDetails);

export const settlementRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.post(
    '/oppositions/:id/proposals',
    {
      config: { ...changing('disputes:change'), stepUp: true },
      schema: { params: objectParams, body: newProposal, response },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        proposeSplit(tx, act, { ...request.body, target }),
      ),
  );

  app.post(
    '/oppositions/:id/proposals/:proposalId/acceptance',
    { config: { ...changing('disputes:change'), stepUp: true }, schema: { params: proposalParams, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        acceptSplit(tx, act, { ...target, proposalId: request.params.proposalId }),
      ),
  );

  app.post(
    '/oppositions/:id/proposals/:proposalId/refusal',
    { config: changing('disputes:change'), schema: { params: proposalParams, body: refusal, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        refuseSplit(tx, act, { ...target, proposalId: request.params.proposalId, ...request.body }),
      ),
  );

  app.post(
    '/oppositions/:id/escalation',
    { config: changing('disputes:change'), schema: { params: objectParams, body: escalation, response } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        escalateCase(tx, act, { ...request.body, target }),
      ),
  );
};
