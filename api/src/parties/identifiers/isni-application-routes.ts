import { isniApplication, isniApplications, isniContent } from '@counterpoint/domain/schemas/parties';
import { actorOf } from '../../platform/http/actor.ts';
import { changeVersioned, createOnce, deleteVersioned } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params, withVersion } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import {
  createApplication,
  discardApplication,
  listApplications,
  readOwn,
  saveApplication,
} from './isni-application-service.ts';

const creating = { access: 'account:change', requires: ['idempotency-key'] } as const;
const changing = { access: 'account:change', requires: ['if-match'] } as const;
const response = returns(200, isniApplication);

export const isniApplicationRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/isni-applications',
    { config: { access: 'account:read' }, schema: { response: returns(200, isniApplications) } },
    async (request) => ({
      data: await listApplications(db, actorOf(request).memberId),
    }),
  );

  app.get(
    '/isni-applications/:id',
    { config: { access: 'account:read' }, schema: { params, response } },
    async (request, reply) => {
      return withVersion(reply, await readOwn(db, actorOf(request).memberId, request.params.id));
    },
  );

  const begin = { config: creating, schema: { body: isniContent, response: returns(201, isniApplication) } };
  app.post('/isni-applications', begin, (request, reply) =>
    createOnce({ db, now }, { request, reply }, (tx, act) => createApplication(tx, act, request.body)),
  );

  const save = { config: changing, schema: { params, body: isniContent, response } };
  app.put('/isni-applications/:id', save, (request, reply) =>
    changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
      saveApplication(tx, act, { target, content: request.body }),
    ),
  );

  const discard = { config: changing, schema: { params, response: noContent } };
  app.delete('/isni-applications/:id', discard, (request, reply) =>
    deleteVersioned({ db, now }, { request, reply }, discardApplication),
  );
};
