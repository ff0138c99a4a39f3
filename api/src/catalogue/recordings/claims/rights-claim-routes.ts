import { recordingDetails, rightsClaim } from '@counterpoint/domain/schemas/recordings';
import { changing, createOnce, creating } from '../../../platform/http/changes.ts';
import { returns } from '../../../platform/http/envelope.ts';
import { objectParams as params, seenId } from '../../../platform/http/versions.ts';
import type { Routes } from '../../../platform/services.ts';
import { entryHandlers } from '../../entry/routes/entry-api.ts';
import { changeOfRecording, RECORDING } from '../recording-definition.ts';
import { changeRightsClaim, claimRights, releaseRightsClaim } from './rights-claim-service.ts';

const PATH = '/recordings/:id/rights-claims';

export const rightsClaimRoutes: Routes<'db' | 'now'> = async (app, services) => {
  const { versioned } = entryHandlers({ entry: RECORDING }, services);
  const response = returns(200, recordingDetails);
  const config = changing('recordings:change');

  app.post(
    PATH,
    {
      config: creating('recordings:change'),
      schema: { params, body: rightsClaim, response: returns(201, recordingDetails) },
    },
    (request, reply) =>
      createOnce(services, { request, reply }, async (tx, act) => {
        const { recording } = await claimRights(changeOfRecording(tx, act), seenId(request), request.body);
        return recording;
      }),
  );

  app.put(PATH, { config, schema: { params, body: rightsClaim, response } }, versioned(changeRightsClaim));

  app.delete(
    PATH,
    { config: { ...config, stepUp: true }, schema: { params, response } },
    versioned(releaseRightsClaim),
  );
};
