import { withdrawal } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { changing, submitting } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import { confirmRevision, contestRevision, remindInvitedParties } from '../confirmation/confirmation-service.ts';
import { submitDraft } from '../confirmation/submission-service.ts';
import type { EntryTypes } from '../entry-definition.ts';
import { recallSubmission, withdrawEntry } from '../revisions/withdrawal-service.ts';
import { bodyOf, type EntryApi, type EntryServices, entryRequests } from './entry-requests.ts';

export function confirmationRoutes<E extends EntryTypes>(api: EntryApi<E>): FastifyPluginAsyncZod<EntryServices> {
  return async (app, services) => {
    const { area, path, schemas } = api;
    const answering = { ...changing(`${area}:change`), mandate: 'confirm_shares' } as const;
    const days = api.daysOf(services.env);
    const { change, changeVersioned, changeOnce } = entryRequests(api, services);
    const one = `${path}/:id`;
    const response = returns(200, schemas.details);
    const schema = { params, response };

    app.post(`${one}/submission`, { config: submitting(`${area}:change`), schema }, async (request, reply) => {
      const target = versionedId(request);
      return changeOnce(request, reply, (submitting) => submitDraft(submitting, target, days));
    });

    app.post(`${one}/confirmation`, { config: answering, schema }, (request, reply) =>
      changeVersioned(request, reply, (confirming, target) => confirmRevision(confirming, target, days)),
    );

    app.post(
      `${one}/contestation`,
      { config: answering, schema: { params, body: schemas.contestation, response } },
      (request, reply) => {
        const contesting = { contestation: bodyOf<E['contestation']>(request), responseDays: days.response };
        return changeVersioned(request, reply, (opened, target) => contestRevision(opened, target, contesting));
      },
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
