import { amendmentSubmission, recordingDetails, recordingDraft } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf, MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers, answersNothing } from '../../../platform/http/envelope.ts';
import { answerOnce, sendAnswer } from '../../../platform/http/idempotency.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import {
  beginRecordingAmendment,
  discardRecordingAmendment,
  findRecordingAmendment,
  saveRecordingAmendment,
  submitRecordingAmendment,
} from './recording-amendment-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const creating = { permissions, asks: ['if-match', 'idempotency-key'] } as const;
const changing = { permissions, asks: ['if-match'] } as const;

/** The new version of a recording that stands: there is at most one, with the address of the recording it amends. */
export const recordingAmendmentRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'env' | 'now'>> = async (
  app,
  { db, env, now },
) => {
  const days = { confirmation: env.CONFIRMATION_DAYS, response: env.RECORDING_RESPONSE_DAYS };

  app.post(
    '/recordings/:id/amendment',
    { config: creating, schema: { params, response: answers(201, recordingDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await beginRecordingAmendment(tx, actOf(request, now()), seen);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );

  app.get(
    '/recordings/:id/amendment',
    { schema: { params, response: answers(200, z.nullable(recordingDetails)) } },
    async (request, reply) => {
      const data = await findRecordingAmendment(db, request.params.id, actorOf(request));
      if (data) setVersion(reply, data.version);
      return { data };
    },
  );

  app.put(
    '/recordings/:id/amendment',
    { config: changing, schema: { params, body: recordingDraft, response: answers(200, recordingDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const act = actOf(request, now());
      const data = await inTransaction(db, (tx) => saveRecordingAmendment(tx, act, seen, request.body));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/recordings/:id/amendment',
    { config: changing, schema: { params, response: answersNothing } },
    async (request, reply) => {
      const seen = seenObject(request);
      await inTransaction(db, (tx) => discardRecordingAmendment(tx, actOf(request, now()), seen));
      return reply.code(204).send();
    },
  );

  app.post(
    '/recordings/:id/amendment/submission',
    { config: creating, schema: { params, body: amendmentSubmission, response: answers(200, recordingDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const setting = { days, note: request.body.change_note };
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await submitRecordingAmendment(tx, actOf(request, now()), seen, setting);
        return { data, version: data.version };
      });
      return sendAnswer(reply, answer);
    },
  );
};
