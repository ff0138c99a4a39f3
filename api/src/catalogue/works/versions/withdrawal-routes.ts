import { compositionDetails, contestation, withdrawal } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers } from '../../../platform/http/envelope.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { contestComposition } from '../confirmation/contest-service.ts';
import { remindByHand } from '../confirmation/reminder-service.ts';
import { takeBack, withdrawComposition } from './withdrawal-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const changing = { permissions, asks: ['if-match'] } as const;
const response = answers(200, compositionDetails);

/** What keeps a submitted work from standing: an objection, taking it back, withdrawing it; and reminding those asked. */
export const withdrawalRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.post(
    '/compositions/:id/contestation',
    { config: changing, schema: { params, body: contestation, response } },
    async (request, reply) => {
      const seen = seenObject(request);
      const objection = { contestation: request.body, responseDays: env.WORK_RESPONSE_DAYS };
      const data = await inTransaction(db, (tx) => contestComposition(tx, actOf(request, now()), seen, objection));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/compositions/:id/taking-back',
    { config: changing, schema: { params, response } },
    async (request, reply) => {
      const seen = seenObject(request);
      const data = await inTransaction(db, (tx) => takeBack(tx, actOf(request, now()), seen));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/compositions/:id/withdrawal',
    { config: changing, schema: { params, body: withdrawal, response } },
    async (request, reply) => {
      const seen = seenObject(request);
      const { reason } = request.body;
      const data = await inTransaction(db, (tx) => withdrawComposition(tx, actOf(request, now()), seen, reason));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/compositions/:id/reminder',
    { config: { permissions }, schema: { params, response } },
    async (request, reply) => {
      const data = await inTransaction(db, (tx) => remindByHand(tx, actOf(request, now()), request.params.id));
      setVersion(reply, data.version);
      return { data };
    },
  );
};
