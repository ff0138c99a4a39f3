import { entryReview } from '@counterpoint/domain/schemas/entries';
import { withdrawal } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { actorOf } from '../../../platform/http/actor.ts';
import { changing, submitting } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versions.ts';
import { confirmRevision, contestRevision, remindInvitedParties } from '../confirmation/confirmation-service.ts';
import { submitDraft } from '../confirmation/submission-service.ts';
import { readReview, requestReview } from '../review/review-service.ts';
import { recallSubmission, withdrawEntry } from '../revisions/withdrawal-service.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { amendmentRoutes, draftRoutes } from './draft-routes.ts';
import { type EntryApi, type EntryServices, entryRequests } from './entry-requests.ts';

export function entryRoutes(api: EntryApi): FastifyPluginAsync<EntryServices>[] {
  return [bulkRoutes(api), draftRoutes(api), confirmationRoutes(api), amendmentRoutes(api), reviewRoutes(api)];
}

function confirmationRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, path, schemas } = api;
    const answering = { ...changing(`${area}:change`), mandate: 'confirm_shares' } as const;
    const { change, changeVersioned, changeOnce } = entryRequests(api, services);
    const one = `${path}/:id`;
    const response = returns(200, schemas.details);
    const schema = { params, response };

    app.post(`${one}/submission`, { config: submitting(`${area}:change`), schema }, async (request, reply) => {
      const target = versionedId(request);
      return changeOnce(request, reply, (submitting) => submitDraft(submitting, target));
    });

    app.post(`${one}/confirmation`, { config: answering, schema }, (request, reply) =>
      changeVersioned(request, reply, confirmRevision),
    );

    app.post(
      `${one}/contestation`,
      { config: answering, schema: { params, body: schemas.contestation, response } },
      (request, reply) =>
        changeVersioned(request, reply, (opened, target) => contestRevision(opened, target, request.body)),
    );

    app.post(`${one}/taking-back`, { config: changing(`${area}:change`), schema }, (request, reply) =>
      changeVersioned(request, reply, recallSubmission),
    );

    app.post(
      `${one}/withdrawal`,
      { config: changing(`${area}:change`), schema: { params, body: withdrawal, response } },
      (request, reply) =>
        changeVersioned(request, reply, (opened, target) => withdrawEntry(opened, target, request.body.reason)),
    );

    app.post(`${one}/reminder`, { config: { access: `${area}:change` }, schema }, (request, reply) =>
      change(request, reply, (opened) => remindInvitedParties(opened, request.params.id)),
    );
  };
}

function reviewRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
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
