import { membershipForm } from '@counterpoint/domain/schemas/members';
import { societyMembership, societyMemberships } from '@counterpoint/domain/schemas/parties';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../platform/http/versioned-id.ts';
import type { Routes } from '../../platform/services.ts';
import { readMemberships } from './membership-repository.ts';
import { addMembership, changeMembership, removeMembership } from './membership-service.ts';

export const membershipRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/user/rightsholder/societies',
    { config: { access: 'finance:read' }, schema: { response: returns(200, societyMemberships) } },
    async (request) => ({ data: { items: await readMemberships(db, actorOf(request).partyId) } }),
  );

  app.post(
    '/user/rightsholder/societies',
    { config: creating('finance:change'), schema: { body: membershipForm, response: returns(201, societyMembership) } },
    async (request, reply) => {
      return createOnce({ db, now }, { request, reply }, (tx, act) => addMembership(tx, act, request.body));
    },
  );

  app.put(
    '/user/rightsholder/societies/:id',
    {
      config: changing('finance:change'),
      schema: { params, body: membershipForm, response: returns(200, societyMembership) },
    },
    async (request, reply) => {
      const change = { target: versionedId(request), form: request.body };
      return changeVersioned({ db, now }, { request, reply }, (tx, act) => changeMembership(tx, act, change));
    },
  );

  app.delete(
    '/user/rightsholder/societies/:id',
    { config: changing('finance:change'), schema: { params, response: noContent } },
    async (request, reply) => {
      const target = versionedId(request);
      await inTransaction(db, (tx) => removeMembership(tx, actOf(request, now()), target));
      return reply.code(204).send();
    },
  );
};
