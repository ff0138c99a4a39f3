import {
  caseDetails,
  caseDraft,
  caseGround,
  caseObject,
  caseWithdrawal,
  newCase,
} from '@counterpoint/domain/schemas/cases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { caseDaysOf } from '../../platform/config/case-days.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { objectParams as params, versionedId } from '../../platform/http/versioned-id.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { createCase, deleteDraft, updateDraft } from './draft-service.ts';
import { readGround } from './ground-service.ts';
import { submitCase } from './submission-service.ts';
import { withdrawClaim } from './withdrawal-service.ts';

const access = 'disputes:change';
const creating = { access, requires: ['idempotency-key'] } as const;
const changing = { access, requires: ['if-match'] } as const;

export const filingRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  const days = caseDaysOf(env);

  app.get(
    '/oppositions/about',
    { config: { access: 'disputes:read' }, schema: { querystring: caseObject, response: returns(200, caseGround) } },
    async (request) => ({ data: await readGround(db, actorOf(request), request.query) }),
  );

  app.post(
    '/oppositions',
    { config: creating, schema: { body: newCase, response: returns(201, caseDetails) } },
    async (request, reply) => {
      const answer = await runOnce(db, request, async (tx) => {
        const data = await createCase(tx, actOf(request, now()), request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );

  app.put(
    '/oppositions/:id',
    { config: changing, schema: { params, body: caseDraft, response: returns(200, caseDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      const data = await inTransaction(db, (tx) =>
        updateDraft(tx, actOf(request, now()), { target, draft: request.body }),
      );
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/oppositions/:id',
    { config: changing, schema: { params, response: noContent } },
    async (request, reply) => {
      const target = versionedId(request);
      await inTransaction(db, (tx) => deleteDraft(tx, actOf(request, now()), target));
      return reply.code(204).send();
    },
  );

  app.post(
    '/oppositions/:id/submission',
    { config: changing, schema: { params, response: returns(200, caseDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      const data = await inTransaction(db, (tx) => submitCase(tx, actOf(request, now()), { target, days }));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/oppositions/:id/withdrawal',
    { config: changing, schema: { params, body: caseWithdrawal, response: returns(200, caseDetails) } },
    async (request, reply) => {
      const withdrawing = { reason: request.body.reason, days };
      const target = versionedId(request);
      const data = await inTransaction(db, (tx) =>
        withdrawClaim(tx, actOf(request, now()), { ...withdrawing, target }),
      );
      setVersion(reply, data.version);
      return { data };
    },
  );
};
