import {
  composerCandidateQuery,
  composerCandidates,
  composerDetails,
  composerPage,
  composerQuery,
  newComposer,
} from '@counterpoint/domain/schemas/parties';
import { readFromReplica } from '../../platform/db/replica.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../platform/http/changes.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams as params, withVersion } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import type { PartyCatalogue } from './composer-list-repository.ts';
import { changeComposer, createComposer, listCandidates, listComposers, readComposer } from './composer-service.ts';

export const composerRoutes = partyRoutes('/composers', 'compositions');

/** Served under two paths, for partners in works and in recordings. */
function partyRoutes(path: string, catalogue: PartyCatalogue): Routes<'db' | 'now'> {
  return async (app, { db, now }) => {
    app.get(
      path,
      {
        config: { access: `${catalogue}:read` },
        schema: { querystring: composerQuery, response: returns(200, composerPage) },
      },
      async (request) => ({
        data: await readFromReplica(db, (from) =>
          listComposers(from, { actor: actorOf(request), catalogue }, request.query),
        ),
      }),
    );

    app.get(
      `${path}/:id`,
      { config: { access: `${catalogue}:read` }, schema: { params, response: returns(200, composerDetails) } },
      async (request, reply) => {
        return withVersion(reply, await readComposer(db, actorOf(request), request.params.id));
      },
    );

    app.post(
      `${path}/candidates`,
      {
        config: { access: `${catalogue}:read` },
        schema: { body: composerCandidateQuery, response: returns(200, composerCandidates) },
      },
      async (request) => ({ data: { items: await listCandidates(db, actorOf(request), request.body) } }),
    );

    app.post(
      path,
      {
        config: creating(`${catalogue}:change`),
        schema: { body: newComposer, response: returns(201, composerDetails) },
      },
      (request, reply) =>
        createOnce({ db, now }, { request, reply }, (tx, act) =>
          createComposer(tx, { ...act, catalogue }, request.body),
        ),
    );

    app.put(
      `${path}/:id`,
      {
        config: changing(`${catalogue}:change`),
        schema: { params, body: newComposer, response: returns(200, composerDetails) },
      },
      (request, reply) =>
        changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
          changeComposer(tx, { ...act, catalogue }, { target, composer: request.body }),
        ),
    );
  };
}

export const rightsHolderIndexRoutes = partyRoutes('/rightsholders', 'recordings');
