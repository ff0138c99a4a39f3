import { heldMandates, mandateQuery, mandates, newMandate } from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { createOnce } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import * as repository from './mandate-repository.ts';
import { confirmMandate, endMandate, proposeMandate, toHeldMandate, toMandate } from './mandate-service.ts';

const proposing = { access: 'people:change', requires: ['idempotency-key'], stepUp: true } as const;
const confirming = { access: 'people:change', stepUp: true } as const;

/** Giving powers needs a fresh proof of who acts; ending them doesn't. */
export const mandateRoutes: Routes<'db' | 'mail' | 'now'> = async (app, { db, mail, now }) => {
  const today = () => calendarOf(db).dayOf(now());

  app.get(
    '/mandates',
    { config: { access: 'people:read' }, schema: { querystring: mandateQuery, response: returns(200, mandates) } },
    async (request) => {
      const { memberId } = actorOf(request);
      const { page, per_page } = request.query;
      const place = { limit: per_page, offset: (page - 1) * per_page };
      const { rows, total } = await repository.listMandates(db, memberId, place);
      const items = rows.map((row) => toMandate(row, { memberId, day: today() }));
      return { data: { items, total, page, per_page } };
    },
  );

  app.get(
    '/mandates/held',
    { config: { access: 'catalogue:read' }, schema: { response: returns(200, heldMandates) } },
    async (request) => {
      const { memberId } = actorOf(request);
      const held = await repository.heldMandates(db, { memberId, day: today() });
      const registers_for_others = await repository.mayRegisterForOthers(db, memberId);
      return { data: { items: held.map(toHeldMandate), registers_for_others } };
    },
  );

  app.post(
    '/mandates',
    { config: proposing, schema: { body: newMandate, response: returns(201, z.object({ id: z.string() })) } },
    async (request, reply) => {
      const answer = await createOnce({ db, now }, { request, reply }, (tx, act) =>
        proposeMandate(tx, act, request.body),
      );
      mail.wake();
      return answer;
    },
  );

  const schema = { params, response: noContent };
  app.post('/mandates/:id/confirmation', { config: confirming, schema }, async (request) =>
    inTransaction(db, (tx) => confirmMandate(tx, actOf(request, now()), request.params.id)),
  );

  app.delete('/mandates/:id', { config: { access: 'people:change' }, schema }, async (request) =>
    inTransaction(db, (tx) => endMandate(tx, actOf(request, now()), request.params.id)),
  );
};
