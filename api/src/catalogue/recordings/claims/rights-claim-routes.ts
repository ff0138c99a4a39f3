import { recordingDetails, rightsClaim } from '@counterpoint/domain/schemas/recordings';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Act } from '../../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, seenId } from '../../../platform/http/versions.ts';
import type { Routes } from '../../../platform/services.ts';
import { RECORDING } from '../recording-definition.ts';
import { changeRightsClaim, claimRights, releaseRightsClaim } from './rights-claim-service.ts';

export const rightsClaimRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  const changeOf = (tx: Tx, act: Act) => ({ entry: RECORDING, tx, act });

  app.post(
    '/recordings/:id/rights-claims',
    {
      config: creating('recordings:change'),
      schema: { params, body: rightsClaim, response: returns(201, recordingDetails) },
    },
    (request, reply) =>
      createOnce({ db, now }, { request, reply }, async (tx, act) => {
        const { recording } = await claimRights(changeOf(tx, act), seenId(request), request.body);
        return recording;
      }),
  );

  app.put(
    '/recordings/:id/rights-claims',
    {
      config: changing('recordings:change'),
      schema: { params, body: rightsClaim, response: returns(200, recordingDetails) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        changeRightsClaim(changeOf(tx, act), target, request.body),
      ),
  );

  app.delete(
    '/recordings/:id/rights-claims',
    {
      config: { ...changing('recordings:change'), stepUp: true },
      schema: { params, response: returns(200, recordingDetails) },
    },
    (request, reply) =>
      changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
        releaseRightsClaim(changeOf(tx, act), target),
      ),
  );
};
