import { membershipForm } from '@counterpoint/domain/schemas/members';
import { societyMembership, societyMemberships } from '@counterpoint/domain/schemas/parties';
import { actorOf } from '../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating, deleteVersioned } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params } from '../../platform/http/versions.ts';
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
    (request, reply) => createOnce({ db, now }, { request, reply }, (tx, act) => addMembership(tx, act, request.body)),
  );

  app.put(
    '/user/rightsholder/societies/:id',
    {
      config: changing('finance:change'),
      schema: { params, body: membershipForm, response: returns(200, societyMembership) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        changeMembership(tx, act, { target, form: request.body }),
      ),
  );

  app.delete(
    '/user/rightsholder/societies/:id',
    { config: changing('finance:change'), schema: { params, response: noContent } },
    (request, reply) => deleteVersioned({ db, now }, { request, reply }, removeMembership),
  );
};
