import { entryReview } from '@counterpoint/domain/schemas/entries';
import { amendmentSubmission, type Withdrawal, withdrawal } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { readFromReplica } from '../../../platform/db/replica.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../../platform/http/actor.ts';
import { changing, createOnce, creating, submitting } from '../../../platform/http/changes.ts';
import { noContent, returns } from '../../../platform/http/envelope.ts';
import {
  objectParams as params,
  revisionParams,
  setVersion,
  versionedId,
  withVersion,
} from '../../../platform/http/versions.ts';
import { confirmRevision, contestRevision, remindInvitedParties } from '../confirmation/confirmation-service.ts';
import { submitDraft } from '../confirmation/submission-service.ts';
import { createDraft, deleteDraft, updateDraft } from '../drafts/draft-service.ts';
import { openAsParty, openEntry } from '../open-entry.ts';
import { readReview, requestReview } from '../review/review-service.ts';
import {
  beginAmendment,
  discardAmendment,
  findAmendment,
  saveAmendment,
  submitAmendment,
} from '../revisions/amendment-service.ts';
import { listRevisions } from '../revisions/history-service.ts';
import { recallSubmission, withdrawEntry } from '../revisions/withdrawal-service.ts';
import { bulkRoutes } from './bulk-routes.ts';
import { type EntryApi, type EntryServices, entryHandlers } from './entry-api.ts';

export function entryRoutes(api: EntryApi): FastifyPluginAsync<EntryServices>[] {
  return [bulkRoutes(api), readingRoutes(api), draftRoutes(api), confirmationRoutes(api), amendmentRoutes(api)];
}

function readingRoutes({ area, entry, path, schemas }: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, { db }) => {
    const one = `${path}/:id`;
    // Representatives read what they confirm.
    const config = { access: `${area}:read`, mandate: 'confirm_shares' } as const;
    const response = returns(200, schemas.details);

    app.get(one, { config, schema: { params, response } }, async (request, reply) => {
      const query = { id: request.params.id, viewer: actorOf(request) };
      return withVersion(reply, await readFromReplica(db, (from) => openEntry(entry, from, query)));
    });

    const amendment = returns(200, z.nullable(schemas.details));
    app.get(`${one}/amendment`, { config, schema: { params, response: amendment } }, async (request, reply) => {
      const data = await findAmendment(entry, db, { id: request.params.id, viewer: actorOf(request) });
      if (data) setVersion(reply, data.version);
      return { data };
    });

    const revisions = returns(200, schemas.revisions);
    app.get(`${one}/revisions`, { config, schema: { params, response: revisions } }, async (request) => ({
      data: await listRevisions(entry, db, { id: request.params.id, viewer: actorOf(request) }),
    }));

    app.get(`${one}/revisions/:number`, { config, schema: { params: revisionParams, response } }, async (request) => {
      const { id, number } = request.params;
      const viewer = actorOf(request);
      await openAsParty(entry, db, { id, viewer });
      return { data: await openEntry(entry, db, { id, viewer, revision: number }) };
    });

    const review = { params, response: returns(200, z.nullable(entryReview)) };
    app.get(`${one}/review`, { config: { access: `${area}:read` }, schema: review }, async (request) => ({
      data: await readReview(entry, db, { id: request.params.id, viewer: actorOf(request) }),
    }));
  };
}

function draftRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, entry, path, schemas } = api;
    const { versioned, once, deleted } = entryHandlers(api, services);
    const one = `${path}/:id`;
    const config = changing(`${area}:change`);
    const response = returns(200, schemas.details);
    const schema = { params, response };
    const body = schemas.draft;

    app.post(
      path,
      { config: creating(`${area}:change`), schema: { body, response: returns(201, schemas.details) } },
      (request, reply) =>
        createOnce(services, { request, reply }, (tx, act) => createDraft({ entry, tx, act }, request.body)),
    );
    app.put(one, { config, schema: { params, body, response } }, versioned(updateDraft));
    app.delete(one, { config, schema: { params, response: noContent } }, deleted(deleteDraft));
    app.post(`${one}/submission`, { config: submitting(`${area}:change`), schema }, once(submitDraft));
    app.post(`${one}/review`, { config, schema }, versioned(requestReview));
  };
}

function confirmationRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, entry, path, schemas } = api;
    const { versioned } = entryHandlers(api, services);
    const one = `${path}/:id`;
    const config = changing(`${area}:change`);
    const answering = { ...config, mandate: 'confirm_shares' } as const;
    const response = returns(200, schemas.details);
    const schema = { params, response };

    app.post(`${one}/confirmation`, { config: answering, schema }, versioned(confirmRevision));
    app.post(
      `${one}/contestation`,
      { config: answering, schema: { params, body: schemas.contestation, response } },
      versioned(contestRevision),
    );
    app.post(`${one}/taking-back`, { config, schema }, versioned(recallSubmission));
    app.post(
      `${one}/withdrawal`,
      { config, schema: { params, body: withdrawal, response } },
      versioned((change, target, { reason }: Withdrawal) => withdrawEntry(change, target, reason)),
    );
    app.post(`${one}/reminder`, { config: { access: `${area}:change` }, schema }, async (request, reply) => {
      const act = actOf(request, services.now());
      const { id } = request.params;
      return withVersion(reply, await inTransaction(services.db, (tx) => remindInvitedParties({ entry, tx, act }, id)));
    });
  };
}

function amendmentRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, entry, path, schemas } = api;
    const { versioned, once, deleted } = entryHandlers(api, services);
    const amendment = `${path}/:id/amendment`;
    const config = changing(`${area}:change`);
    const response = returns(200, schemas.details);

    app.post(
      amendment,
      { config: submitting(`${area}:change`), schema: { params, response: returns(201, schemas.details) } },
      (request, reply) => {
        const target = versionedId(request);
        return createOnce(services, { request, reply }, (tx, act) => beginAmendment({ entry, tx, act }, target));
      },
    );
    app.put(amendment, { config, schema: { params, body: schemas.draft, response } }, versioned(saveAmendment));
    app.delete(amendment, { config, schema: { params, response: noContent } }, deleted(discardAmendment));
    app.post(
      `${amendment}/submission`,
      { config: submitting(`${area}:change`), schema: { params, body: amendmentSubmission, response } },
      once((change, target, { change_note }: z.output<typeof amendmentSubmission>) =>
        submitAmendment(change, target, change_note),
      ),
    );
  };
}
