import { recordingDetails, recordingDraft } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/act.ts';
import { actorOf, MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers, answersNothing } from '../../../platform/http/envelope.ts';
import { answerOnce, sendAnswer } from '../../../platform/http/idempotency.ts';
import { objectParams as params, seenObject } from '../../../platform/http/seen-object.ts';
import { setVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import { openRecording } from '../recording-changes.ts';
import { createRecordingDraft, deleteRecordingDraft, updateRecordingDraft } from './recording-draft-service.ts';

const permissions = MAY_CHANGE_CATALOGUE;
const creating = { permissions, asks: ['idempotency-key'] } as const;
const changing = { permissions, asks: ['if-match'] } as const;

/** One recording: opened, and while it is being written created, saved as one types, thrown away. */
export const recordingDraftRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.post(
    '/recordings',
    { config: creating, schema: { body: recordingDraft, response: answers(201, recordingDetails) } },
    async (request, reply) => {
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await createRecordingDraft(tx, actOf(request, now()), request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );

  app.get(
    '/recordings/:id',
    { schema: { params, response: answers(200, recordingDetails) } },
    async (request, reply) => {
      const data = await openRecording(db, request.params.id, actorOf(request));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.put(
    '/recordings/:id',
    { config: changing, schema: { params, body: recordingDraft, response: answers(200, recordingDetails) } },
    async (request, reply) => {
      const seen = seenObject(request);
      const act = actOf(request, now());
      const data = await inTransaction(db, (tx) => updateRecordingDraft(tx, act, seen, request.body));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/recordings/:id',
    { config: changing, schema: { params, response: answersNothing } },
    async (request, reply) => {
      const seen = seenObject(request);
      await inTransaction(db, (tx) => deleteRecordingDraft(tx, actOf(request, now()), seen));
      return reply.code(204).send();
    },
  );
};
