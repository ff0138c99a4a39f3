import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf } from '../../../platform/http/actor.ts';
import { noContent, returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import { createDraft, deleteDraft, updateDraft } from '../drafts/draft-service.ts';
import type { EntryTypes } from '../entry-definition.ts';
import { openEntry } from '../open-entry.ts';
import { bodyOf, CHANGING, CREATING, type EntryApi, type EntryServices, entryRequests } from './entry-requests.ts';

export function draftRoutes<E extends EntryTypes>(api: EntryApi<E>): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { entry, path, schemas } = api;
    const { db, now } = services;
    const { changeVersioned, changeOnce } = entryRequests(api, services);
    const one = `${path}/:id`;
    const response = returns(200, schemas.details);

    app.get(one, { config: { access: 'catalogue:read' }, schema: { params, response } }, async (request, reply) => {
      const data = await openEntry(entry, db, { id: request.params.id, viewer: actorOf(request) });
      setVersion(reply, data.version);
      return { data };
    });

    app.post(
      path,
      { config: CREATING, schema: { body: schemas.draft, response: returns(201, schemas.details) } },
      async (request, reply) =>
        reply.code(201).send(await changeOnce(request, reply, (change) => createDraft(change, bodyOf(request)))),
    );

    app.put(one, { config: CHANGING, schema: { params, body: schemas.draft, response } }, (request, reply) =>
      changeVersioned(request, reply, (change, target) => updateDraft(change, target, bodyOf(request))),
    );

    app.delete(one, { config: CHANGING, schema: { params, response: noContent } }, async (request, reply) => {
      const target = versionedId(request);
      await inTransaction(db, (tx) => deleteDraft({ entry, tx, act: actOf(request, now()) }, target));
      return reply.code(204).send();
    });
  };
}
