import {
  caseDetails,
  caseDraft,
  caseGround,
  caseObject,
  caseWithdrawal,
  newCase,
} from '@counterpoint/domain/schemas/cases';
import { actorOf } from '../../platform/http/actor.ts';
import {
  changeVersioned,
  changeVersionedOnce,
  changing,
  createOnce,
  creating,
  deleteVersioned,
} from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { readGround } from './case-subject.ts';
import { createCase, deleteDraft, updateDraft } from './draft-service.ts';
import { submitCase } from './submission-service.ts';
import { withdrawClaim } from './withdrawal-service.ts';

export const filingRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/oppositions/about',
    { config: { access: 'disputes:read' }, schema: { querystring: caseObject, response: returns(200, caseGround) } },
    async (request) => ({ data: await readGround(db, actorOf(request), request.query) }),
  );

  app.post(
    '/oppositions',
    { config: creating('disputes:change'), schema: { body: newCase, response: returns(201, caseDetails) } },
    (request, reply) => createOnce({ db, now }, { request, reply }, (tx, act) => createCase(tx, act, request.body)),
  );

  app.put(
    '/oppositions/:id',
    { config: changing('disputes:change'), schema: { params, body: caseDraft, response: returns(200, caseDetails) } },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        updateDraft(tx, act, { target, draft: request.body }),
      ),
  );

  app.delete(
    '/oppositions/:id',
    { config: changing('disputes:change'), schema: { params, response: noContent } },
    (request, reply) => deleteVersioned({ db, now }, { request, reply }, deleteDraft),
  );

  app.post(
    '/oppositions/:id/submission',
    {
      config: { ...changing('disputes:change'), accepts: ['idempotency-key'] },
      schema: { params, response: returns(200, caseDetails) },
    },
    (request, reply) => changeVersionedOnce({ db, now }, { request, reply }, submitCase),
  );

  app.post(
    '/oppositions/:id/withdrawal',
    {
      // It can give rights up: in an overlap it releases the claim.
      config: { ...changing('disputes:change'), stepUp: true },
      schema: { params, body: caseWithdrawal, response: returns(200, caseDetails) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        withdrawClaim(tx, act, { ...request.body, target }),
      ),
  );
};
