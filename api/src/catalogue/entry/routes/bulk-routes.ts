import { bulkResult, chosenEntries, MOST_AT_ONCE } from '@counterpoint/domain/schemas/entries';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf, MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { returns } from '../../../platform/http/envelope.ts';
import type { VersionedId } from '../../../platform/http/versioned-id.ts';
import { actOnEach } from '../bulk/act-on-each.ts';
import { confirmRevision, remindInvitedParties } from '../confirmation/confirmation-service.ts';
import { deleteDraft } from '../drafts/draft-service.ts';
import type { EntryChange, EntryTypes } from '../entry-definition.ts';
import { readAwaiting } from '../open-entry.ts';
import type { EntryApi, EntryServices } from './entry-requests.ts';

const awaitingQuery = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.guid({ error: () => notFoundText.anything() })).max(MOST_AT_ONCE)),
});

export function bulkRoutes<E extends EntryTypes>(api: EntryApi<E>): FastifyPluginAsyncZod<EntryServices> {
  return async (app, { db, env, now }) => {
    const { entry, path, schemas } = api;
    const days = api.daysOf(env);
    const options = {
      config: { permissions: MAY_CHANGE_CATALOGUE },
      schema: { body: chosenEntries, response: returns(200, bulkResult) },
    };
    const acts = {
      'bulk-discard': deleteDraft,
      'bulk-confirm': (change: EntryChange<E>, target: VersionedId) => confirmRevision(change, target, days),
      'bulk-remind': (change: EntryChange<E>, { id }: VersionedId) => remindInvitedParties(change, id),
    };
    for (const [name, actOnOne] of Object.entries(acts))
      app.post(`${path}/${name}`, options, async (request) => ({
        data: await actOnEach({ entry, db, act: actOf(request, now()) }, request.body.entries, actOnOne),
      }));

    app.get(
      `${path}/awaiting-me`,
      { schema: { querystring: awaitingQuery, response: returns(200, z.object({ items: z.array(schemas.details) })) } },
      async (request) => ({
        data: { items: await readAwaiting(entry, db, { ids: request.query.ids, viewer: actorOf(request) }) },
      }),
    );
  };
}
