import {
  newRecordingLink,
  newWorkLink,
  recordedWorks,
  recordingsOfWork,
} from '@counterpoint/domain/schemas/recordings';
import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams as params } from '../../platform/http/versioned-id.ts';
import type { Services } from '../../platform/services.ts';
import { linkWork, listRecordingsOf, listWorks, unlinkWork } from './link-service.ts';

// Neither idempotency key nor lock version: linking a pair twice has the same effect as once.
const reading = { access: 'catalogue:read' } as const;
const config = { access: 'catalogue:change' } as const;
const objectParams = z.object({ id, workId: id });
const recordingParams = z.object({ id, recordingId: id });

export const linkRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  const works = { config: reading, schema: { params, response: returns(200, recordedWorks) } };
  app.get('/recordings/:id/works', works, async (request) => ({
    data: await listWorks(db, actorOf(request), request.params.id),
  }));

  app.post(
    '/recordings/:id/works',
    { config, schema: { params, body: newWorkLink, response: returns(200, recordedWorks) } },
    async (request) => {
      const recordingId = request.params.id;
      const key = { recordingId, workId: request.body.composition_id };
      await inTransaction(db, (tx) => linkWork(tx, actOf(request, now()), key));
      return { data: await listWorks(db, actorOf(request), recordingId) };
    },
  );

  app.delete(
    '/recordings/:id/works/:workId',
    { config, schema: { params: objectParams, response: returns(200, recordedWorks) } },
    async (request) => {
      const { id: recordingId, workId } = request.params;
      await inTransaction(db, (tx) => unlinkWork(tx, actOf(request, now()), { recordingId, workId }));
      return { data: await listWorks(db, actorOf(request), recordingId) };
    },
  );

  const recordings = { config: reading, schema: { params, response: returns(200, recordingsOfWork) } };
  app.get('/compositions/:id/recordings', recordings, async (request) => ({
    data: await listRecordingsOf(db, actorOf(request), request.params.id),
  }));

  app.post(
    '/compositions/:id/recordings',
    { config, schema: { params, body: newRecordingLink, response: returns(200, recordingsOfWork) } },
    async (request) => {
      const workId = request.params.id;
      const key = { workId, recordingId: request.body.recording_id };
      await inTransaction(db, (tx) => linkWork(tx, actOf(request, now()), key));
      return { data: await listRecordingsOf(db, actorOf(request), workId) };
    },
  );

  app.delete(
    '/compositions/:id/recordings/:recordingId',
    { config, schema: { params: recordingParams, response: returns(200, recordingsOfWork) } },
    async (request) => {
      const { id: workId, recordingId } = request.params;
      await inTransaction(db, (tx) => unlinkWork(tx, actOf(request, now()), { recordingId, workId }));
      return { data: await listRecordingsOf(db, actorOf(request), workId) };
    },
  );
};
