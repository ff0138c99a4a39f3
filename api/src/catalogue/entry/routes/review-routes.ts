import { entryReview } from '@counterpoint/domain/schemas/entries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actorOf } from '../../../platform/http/actor.ts';
import { changing } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params } from '../../../platform/http/versioned-id.ts';
import type { EntryTypes } from '../entry-definition.ts';
import { readReview, requestReview } from '../review/review-service.ts';
import { type EntryApi, type EntryServices, entryRequests } from './entry-requests.ts';

export function reviewRoutes<E extends EntryTypes>(api: EntryApi<E>): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, entry, path, schemas } = api;
    const { changeVersioned } = entryRequests(api, services);
    const one = `${path}/:id/review`;

    app.get(
      one,
      { config: { access: `${area}:read` }, schema: { params, response: returns(200, z.nullable(entryReview)) } },
      async (request) => ({
        data: await readReview(entry, services.db, { id: request.params.id, viewer: actorOf(request) }),
      }),
    );

    app.post(
      one,
      { config: changing(`${area}:change`), schema: { params, response: returns(200, schemas.details) } },
      (request, reply) => changeVersioned(request, reply, requestReview),
    );
  };
}
