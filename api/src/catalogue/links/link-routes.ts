import {
  newRecordingLink,
  newWorkLink,
  recordedWorks,
  recordingsOfWork,
} from '@counterpoint/domain/schemas/recordings';
import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams as params } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { linkWork, listRecordingsOf, listWorks, unlinkWork } from './link-service.ts';

// Neither idempotency key nor lock version: linking a pair twice has the same effect as once.
const changing = {
  compositions: { access: 'compositions:change' },
  recordings: { access: 'recordings:change' },
} as const;

type EntryRequest = FastifyRequest & { params: { id: string } };

export const linkRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  const onRecording = '/recordings/:id/works';
  const works = returns(200, recordedWorks);
  const worksOf = async (request: EntryRequest) => ({ data: await listWorks(db, actorOf(request), request.params.id) });

  app.get(
    onRecording,
    { config: { access: 'recordings:read', mandate: 'confirm_shares' }, schema: { params, response: works } },
    worksOf,
  );

  app.post(
    onRecording,
    { config: changing.recordings, schema: { params, body: newWorkLink, response: works } },
    async (request) => {
      const key = { recordingId: request.params.id, workId: request.body.composition_id };
      await inTransaction(db, (tx) => linkWork(tx, actOf(request, now()), key));
      return worksOf(request);
    },
  );

  const workParams = z.object({ id, workId: id });
  app.delete(
    `${onRecording}/:workId`,
    { config: changing.recordings, schema: { params: workParams, response: works } },
    async (request) => {
      const key = { recordingId: request.params.id, workId: request.params.workId };
      await inTransaction(db, (tx) => unlinkWork(tx, actOf(request, now()), key));
      return worksOf(request);
    },
  );

  const onWork = '/compositions/:id/recordings';
  const recordings = returns(200, recordingsOfWork);
  const recordingsOf = async (request: EntryRequest) => ({
    data: await listRecordingsOf(db, actorOf(request), request.params.id),
  });

  app.get(
    onWork,
    { config: { access: 'compositions:read', mandate: 'confirm_shares' }, schema: { params, response: recordings } },
    recordingsOf,
  );

  app.post(
    onWork,
    { config: changing.compositions, schema: { params, body: newRecordingLink, response: recordings } },
    async (request) => {
      const key = { workId: request.params.id, recordingId: request.body.recording_id };
      await inTransaction(db, (tx) => linkWork(tx, actOf(request, now()), key));
      return recordingsOf(request);
    },
  );

  const recordingParams = z.object({ id, recordingId: id });
  app.delete(
    `${onWork}/:recordingId`,
    { config: changing.compositions, schema: { params: recordingParams, response: recordings } },
    async (request) => {
      const key = { workId: request.params.id, recordingId: request.params.recordingId };
      await inTransaction(db, (tx) => unlinkWork(tx, actOf(request, now()), key));
      return recordingsOf(request);
    },
  );
};
