import { bulkDiscarded, recordingBulkDiscard } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actOf } from '../../../platform/http/act.ts';
import { MAY_CHANGE_CATALOGUE } from '../../../platform/http/actor.ts';
import { answers } from '../../../platform/http/envelope.ts';
import type { Services } from '../../../platform/services.ts';
import { discardEach } from '../../entry/drafts/bulk-discard.ts';
import { deleteRecordingDraft } from './recording-draft-service.ts';

/** Many drafts thrown away in one call. Each names the version that was seen, so nothing that changed since is lost. */
export const recordingBulkRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.post(
    '/recordings/bulk-discard',
    {
      config: { permissions: MAY_CHANGE_CATALOGUE },
      schema: { body: recordingBulkDiscard, response: answers(200, bulkDiscarded) },
    },
    async (request) => {
      const act = actOf(request, now());
      const { recordings } = request.body;
      return { data: await discardEach(db, recordings, (tx, seen) => deleteRecordingDraft(tx, act, seen)) };
    },
  );
};
