import {
  caseDetails,
  caseDraft,
  caseGround,
  caseObject,
  caseWithdrawal,
  newCase,
} from '@counterpoint/domain/schemas/cases';
import { caseDaysOf } from '../../platform/config/case-days.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../platform/http/versioned-id.ts';
import type { Routes } from '../../platform/services.ts';
import { readGround } from './case-subject.ts';
import { createCase, deleteDraft, updateDraft } from './draft-service.ts';
import { submitCase } from './submission-service.ts';
import { withdrawClaim } from './withdrawal-service.ts';

export const filingRoutes: Routes<'db' | 'env' | 'now'> = async (app, { db, env, now }) => {
  const days = caseDaysOf(env);

  app.get(
    '/oppositions/about',
    { config: { access: 'disputes:read' }, schema: { querystring: caseObject, response: returns(200, caseGround) } },
    async (request) => ({ data: await readGround(db, actorOf(request), request.query) }),
  );

  app.post(
    '/oppositions',
    { config: creating('disputes:change'), schema: { body: newCase, response: returns(201, caseDetails) } },
    async (request, reply) => {
      return createOnce({ db, now }, { request, reply }, (tx, act) => createCase(tx, act, request.body));
    },
  );

  app.put(
    '/oppositions/:id',
    { config: changing('disputes:change'), schema: { params, body: caseDraft, response: returns(200, caseDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      return changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        updateDraft(tx, act, { target, draft: request.body }),
      );
    },
  );

  app.delete(
    '/oppositions/:id',
    { config: changing('disputes:change'), schema: { params, response: noContent } },
    async (request, reply) => {
      const target = versionedId(request);
      await inTransaction(db, (tx) => deleteDraft(tx, actOf(request, now()), target));
      return reply.code(204).send();
    },
  );

  app.post(
    '/oppositions/:id/submission',
    { config: changing('disputes:change'), schema: { params, response: returns(200, caseDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      return changeVersioned({ db, now }, { request, reply }, (tx, act) => submitCase(tx, act, { target, days }));
    },
  );

  app.post(
    '/oppositions/:id/withdrawal',
    {
      config: changing('disputes:change'),
      schema: { params, body: caseWithdrawal, response: returns(200, caseDetails) },
    },
    async (request, reply) => {
      const withdrawing = { reason: request.body.reason, days };
      const target = versionedId(request);
      return changeVersioned({ db, now }, { request, reply }, (tx, act) =>
        withdrawClaim(tx, act, { ...withdrawing, target }),
      );
    },
  );
};
