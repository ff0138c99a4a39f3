import { id } from '@counterpoint/domain/schemas/requests';
import {
  answeredInvitation,
  invitationConfirmation,
  invitationLink,
  invitationRefusal,
  newInvitation,
  openInvitation,
  workInvitation,
  workInvitations,
} from '@counterpoint/domain/schemas/works';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../../platform/http/actor.ts';
import { createOnce, creating } from '../../../platform/http/changes.ts';
import { noContent, returns } from '../../../platform/http/envelope.ts';
import { objectParams as params } from '../../../platform/http/versions.ts';
import type { Routes } from '../../../platform/services.ts';
import { changeOfWork } from '../work-definition.ts';
import { answerInvitationOnce, readOpenInvitation } from './invitation-answer-service.ts';
import { inviteParty, listInvitations, sendInvitationAgain, withdrawOpenInvitation } from './invitation-service.ts';

const invitationParams = z.object({ id, invitationId: id });
const PUBLIC = { access: 'public' } as const;
const ANSWERED = returns(200, answeredInvitation);

export const invitationRoutes: Routes<'db' | 'mail' | 'now'> = async (app, { db, mail, now }) => {
  app.get(
    '/compositions/:id/invitations',
    { config: { access: 'compositions:read' }, schema: { params, response: returns(200, workInvitations) } },
    async (request) => ({
      data: await listInvitations(db, { id: request.params.id, viewer: actorOf(request), now: now() }),
    }),
  );

  app.post(
    '/compositions/:id/invitations',
    {
      config: creating('compositions:change'),
      schema: { params, body: newInvitation, response: returns(201, workInvitation) },
    },
    async (request, reply) => {
      const created = await createOnce({ db, now }, { request, reply }, (tx, act) =>
        inviteParty(changeOfWork(tx, act), request.params.id, request.body),
      );
      mail.wake();
      return created;
    },
  );

  app.post(
    '/compositions/:id/invitations/:invitationId/sending',
    {
      config: creating('compositions:change'),
      schema: { params: invitationParams, response: returns(201, workInvitation) },
    },
    async (request, reply) => {
      const created = await createOnce({ db, now }, { request, reply }, (tx, act) =>
        sendInvitationAgain(changeOfWork(tx, act), request.params),
      );
      mail.wake();
      return created;
    },
  );

  app.delete(
    '/compositions/:id/invitations/:invitationId',
    { config: { access: 'compositions:change' }, schema: { params: invitationParams, response: noContent } },
    async (request) => {
      await inTransaction(db, (tx) => withdrawOpenInvitation(changeOfWork(tx, actOf(request, now())), request.params));
    },
  );

  // Not a GET: access logs would record the token, and mail scanners open links.
  app.post(
    '/work-invitations/checks',
    { config: PUBLIC, schema: { body: invitationLink, response: returns(200, openInvitation) } },
    async ({ body, ip: address, id: requestId }) => ({
      data: await readOpenInvitation({ db, now }, { ...body, address, requestId }),
    }),
  );

  app.post(
    '/work-invitations/confirmations',
    { config: PUBLIC, schema: { body: invitationConfirmation, response: ANSWERED } },
    async ({ body, ip: address, id: requestId }) => ({
      data: await answerInvitationOnce({ db, now }, { ...body, refusal: null, address, requestId }),
    }),
  );

  app.post(
    '/work-invitations/refusals',
    { config: PUBLIC, schema: { body: invitationRefusal, response: ANSWERED } },
    async ({ body: { reason, ...shown }, ip: address, id: requestId }) => ({
      data: await answerInvitationOnce({ db, now }, { ...shown, refusal: reason, address, requestId }),
    }),
  );
};
