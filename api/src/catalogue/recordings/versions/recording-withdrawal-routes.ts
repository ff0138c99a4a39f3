import { recordingContestation, recordingDetails, withdrawal } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers } from '../../../platform/http/envelope.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { contestRecording } from '../confirmation/recording-contest-service.ts';
import { remindOfRecording, takeRecordingBack, withdrawRecording } from './recording-withdrawal-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const changing = { permissions, asks: ['if-match'] } as const;
const response = answers(200, recordingDetails);

/** What keeps a submitted recording from standing: an objection, taking it back, withdrawing it; and reminding those asked. */
export const recordingWithdrawalRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  app.post(
    '/recordings/:id/contestation',
    { config: changing, schema: { params, body: recordingContestation, response } },
    async (request, reply) => {
      const seen = seenObject(request);
      const objection = { reason: request.body.reason, responseDays: env.RECORDING_RESPONSE_DAYS };
      const data = await inTransaction(db, (tx) => contestRecording(tx, actOf(request, now()), seen, objection));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/recordings/:id/taking-back',
    { config: changing, schema: { params, response } },
    async (request, reply) => {
      const seen = seenObject(request);
      const data = await inTransaction(db, (tx) => takeRecordingBack(tx, actOf(request, now()), seen));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/recordings/:id/withdrawal',
    { config: changing, schema: { params, body: withdrawal, response } },
    async (request, reply) => {
      const seen = seenObject(request);
      const { reason } = request.body;
      const data = await inTransaction(db, (tx) => withdrawRecording(tx, actOf(request, now()), seen, reason));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.post(
    '/recordings/:id/reminder',
    { config: { permissions }, schema: { params, response } },
    async (request, reply) => {
      const data = await inTransaction(db, (tx) => remindOfRecording(tx, actOf(request, now()), request.params.id));
      setVersion(reply, data.version);
      return { data };
    },
  );
};
