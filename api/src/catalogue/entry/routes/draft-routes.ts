import { amendmentSubmission } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readFromReplica } from '../../../platform/db/replica.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { changing, creating, deleteVersioned, submitting } from '../../../platform/http/changes.ts';
import { noContent, returns } from '../../../platform/http/envelope.ts';
import {
  objectParams as params,
  revisionParams,
  setVersion,
  versionedId,
  withVersion,
} from '../../../platform/http/versions.ts';
import { createDraft, deleteDraft, updateDraft } from '../drafts/draft-service.ts';
import { openAsParty, openEntry } from '../open-entry.ts';
import {
  beginAmendment,
  discardAmendment,
  findAmendment,
  saveAmendment,
  submitAmendment,
} from '../revisions/amendment-service.ts';
import { listRevisions } from '../revisions/history-service.ts';
import { type EntryApi, type EntryServices, entryRequests } from './entry-requests.ts';

/** Representatives read what they confirm. */
function readingOf({ area }: Pick<EntryApi, 'area'>) {
  return { access: `${area}:read`, mandate: 'confirm_shares' } as const;
}

export function draftRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, entry, path, schemas } = api;
    const { db } = services;
    const reading = readingOf(api);
    const { changeVersioned, changeOnce } = entryRequests(api, services);
    const one = `${path}/:id`;
    const response = returns(200, schemas.details);

    app.get(one, { config: reading, schema: { params, response } }, async (request, reply) => {
      const query = { id: request.params.id, viewer: actorOf(request) };
      return withVersion(reply, await readFromReplica(db, (from) => openEntry(entry, from, query)));
    });

    app.post(
      path,
      {
        config: creating(`${area}:change`),
        schema: { body: schemas.draft, response: returns(201, schemas.details) },
      },
      async (request, reply) =>
        reply.code(201).send(await changeOnce(request, reply, (change) => createDraft(change, request.body))),
    );

    app.put(
      one,
      { config: changing(`${area}:change`), schema: { params, body: schemas.draft, response } },
      (request, reply) =>
        changeVersioned(request, reply, (change, target) => updateDraft(change, target, request.body)),
    );

    app.delete(one, { config: changing(`${area}:change`), schema: { params, response: noContent } }, (request, reply) =>
      deleteVersioned(services, { request, reply }, (tx, act, target) => deleteDraft({ entry, tx, act }, target)),
    );
  };
}

export function amendmentRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, entry, path, schemas } = api;
    const { db } = services;
    const reading = readingOf(api);
    const { changeVersioned, changeOnce } = entryRequests(api, services);
    const amendment = `${path}/:id/amendment`;
    const response = returns(200, schemas.details);

    app.post(
      amendment,
      { config: submitting(`${area}:change`), schema: { params, response: returns(201, schemas.details) } },
      async (request, reply) => {
        const target = versionedId(request);
        return reply.code(201).send(await changeOnce(request, reply, (change) => beginAmendment(change, target)));
      },
    );

    app.get(
      amendment,
      { config: reading, schema: { params, response: returns(200, z.nullable(schemas.details)) } },
      async (request, reply) => {
        const data = await findAmendment(entry, db, { id: request.params.id, viewer: actorOf(request) });
        if (data) setVersion(reply, data.version);
        return { data };
      },
    );

    app.put(
      amendment,
      { config: changing(`${area}:change`), schema: { params, body: schemas.draft, response } },
      (request, reply) =>
        changeVersioned(request, reply, (change, target) => saveAmendment(change, target, request.body)),
    );

    app.delete(
      amendment,
      { config: changing(`${area}:change`), schema: { params, response: noContent } },
      (request, reply) =>
        deleteVersioned(services, { request, reply }, (tx, act, target) =>
          discardAmendment({ entry, tx, act }, target),
        ),
    );

    app.post(
      `${amendment}/submission`,
      { config: submitting(`${area}:change`), schema: { params, body: amendmentSubmission, response } },
      async (request, reply) => {
        const target = versionedId(request);
        return changeOnce(request, reply, (change) => submitAmendment(change, target, request.body.change_note));
      },
    );

    app.get(
      `${path}/:id/revisions`,
      { config: reading, schema: { params, response: returns(200, schemas.revisions) } },
      async (request) => ({
        data: await listRevisions(entry, db, { id: request.params.id, viewer: actorOf(request) }),
      }),
    );

    app.get(
      `${path}/:id/revisions/:number`,
      { config: reading, schema: { params: revisionParams, response } },
      async (request) => {
        const { id, number } = request.params;
        const viewer = actorOf(request);
        await openAsParty(entry, db, { id, viewer });
        return { data: await openEntry(entry, db, { id, viewer, revision: number }) };
      },
    );
  };
}
