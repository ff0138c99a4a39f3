import { recordingDetails, rightsClaim } from '@counterpoint/domain/schemas/recordings';
import { actOf } from '../../../platform/http/act.ts';
import { changeVersioned, changing, createOnce, creating } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, versionedId } from '../../../platform/http/versioned-id.ts';
import type { Routes } from '../../../platform/services.ts';
import { RECORDING } from '../recording-definition.ts';
import { changeRightsClaim, claimRights, releaseRightsClaim } from './rights-claim-service.ts';

export const rightsClaimRoutes: Routes<'db' | 'env' | 'now'> = async (app, { db, env, now }) => {
  const responseDays = env.RECORDING_RESPONSE_DAYS;

  app.post(
    '/recordings/:id/rights-claims',
    {
      config: creating('recordings:change'),
      schema: { params, body: rightsClaim, response: returns(201, recordingDetails) },
    },
    async (request, reply) => {
      return createOnce({ db, now }, { request, reply }, (tx, act) => {
        const change = { entry: RECORDING, tx, act, responseDays };
        return claimRights(change, request.params.id, request.body);
      });
    },
  );

  app.put(
    '/recordings/:id/rights-claims',
    {
      config: changing('recordings:change'),
      schema: { params, body: rightsClaim, response: returns(200, recordingDetails) },
    },
    async (request, reply) => {
      const target = versionedId(request);
      const change = { entry: RECORDING, act: actOf(request, now()), responseDays };
      return changeVersioned({ db, now }, { request, reply }, (tx) =>
        changeRightsClaim({ ...change, tx }, target, request.body),
      );
    },
  );

  app.delete(
    '/recordings/:id/rights-claims',
    { config: changing('recordings:change'), schema: { params, response: returns(200, recordingDetails) } },
    async (request, reply) => {
      const target = versionedId(request);
      const change = { entry: RECORDING, act: actOf(request, now()), responseDays };
      return changeVersioned({ db, now }, { request, reply }, (tx) => releaseRightsClaim({ ...change, tx }, target));
    },
  );
};
