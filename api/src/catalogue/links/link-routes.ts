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
import type { LinkKey } from './link-repository.ts';
import { linkWork, listRecordingsOf, listWorks, unlinkWork } from './link-service.ts';

const ON_RECORDING = {
  path: '/recordings/:id/works',
  area: 'recordings',
  body: newWorkLink,
  schema: recordedWorks,
  list: listWorks,
  keyOf: (recordingId: string, workId: string): LinkKey => ({ recordingId, workId }),
} as const;

const ON_WORK = {
  path: '/compositions/:id/recordings',
  area: 'compositions',
  body: newRecordingLink,
  schema: recordingsOfWork,
  list: listRecordingsOf,
  keyOf: (workId: string, recordingId: string): LinkKey => ({ recordingId, workId }),
} as const;

const linkParams = z.object({ id, linkedId: id });

/** Neither idempotency key nor lock version: linking a pair twice has the same effect as once. */
function linkRoutes({
  path,
  area,
  body,
  list,
  keyOf,
  ...shown
}: typeof ON_RECORDING | typeof ON_WORK): Routes<'db' | 'now'> {
  return async (app, { db, now }) => {
    const config = { access: `${area}:change` } as const;
    const reading = { access: `${area}:read`, mandate: 'confirm_shares' } as const;
    const response = returns(200, shown.schema);
    const linked = async (request: FastifyRequest & { params: { id: string } }) => ({
      data: await list(db, actorOf(request), request.params.id),
    });

    app.get(path, { config: reading, schema: { params, response } }, linked);

    app.post(path, { config, schema: { params, body, response } }, async (request) => {
      const chosen = request.body;
      const key = keyOf(request.params.id, 'recording_id' in chosen ? chosen.recording_id : chosen.composition_id);
      await inTransaction(db, (tx) => linkWork(tx, actOf(request, now()), key));
      return linked(request);
    });

    app.delete(`${path}/:linkedId`, { config, schema: { params: linkParams, response } }, async (request) => {
      const key = keyOf(request.params.id, request.params.linkedId);
      await inTransaction(db, (tx) => unlinkWork(tx, actOf(request, now()), key));
      return linked(request);
    });
  };
}

export const worksOfRecordingRoutes = linkRoutes(ON_RECORDING);
export const recordingsOfWorkRoutes = linkRoutes(ON_WORK);
