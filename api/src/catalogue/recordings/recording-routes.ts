import { COMMON_RECORDING_FIELDS } from '@counterpoint/domain/fields';
import {
  recordingCandidateQuery,
  recordingCandidates,
  recordingContestation,
  recordingDetails,
  recordingDraft,
  recordingPage,
  recordingQuery,
  recordingRevisions,
  repertoireRecordingPage,
  repertoireRecordingQuery,
} from '@counterpoint/domain/schemas/recordings';
import { RECORDING_FILTERS } from '@counterpoint/domain/states';
import { readFromReplica } from '../../platform/db/replica.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { RECORDINGS } from '../entry/entry-kind.ts';
import { listEntries } from '../entry/list/list-service.ts';
import type { EntryApi } from '../entry/routes/entry-api.ts';
import { recordingCandidatesFor } from './duplicates/recording-candidate-service.ts';
import { readRecordingRows } from './list/recording-rows-repository.ts';
import { searchRecordings } from './list/recording-search-service.ts';
import { RECORDING, type RecordingTypes } from './recording-definition.ts';

export const RECORDING_API: EntryApi<RecordingTypes> = {
  entry: RECORDING,
  path: '/recordings',
  area: 'recordings',
  schemas: {
    details: recordingDetails,
    draft: recordingDraft,
    contestation: recordingContestation,
    revisions: recordingRevisions,
  },
  commonFields: COMMON_RECORDING_FIELDS,
};

const LIST = { kind: RECORDINGS, filters: RECORDING_FILTERS, readRows: readRecordingRows };

export const recordingRoutes: Routes<'db'> = async (app, { db }) => {
  app.get(
    '/recordings',
    {
      config: { access: 'recordings:read' },
      schema: { querystring: recordingQuery, response: returns(200, recordingPage) },
    },
    async (request) => ({
      data: await readFromReplica(db, (from) =>
        listEntries(LIST, from, { viewer: actorOf(request), query: request.query }),
      ),
    }),
  );

  app.get(
    '/repertoire/recordings',
    {
      config: { access: 'catalogue:read' },
      schema: { querystring: repertoireRecordingQuery, response: returns(200, repertoireRecordingPage) },
    },
    async (request) => ({
      data: await readFromReplica(db, (from) => searchRecordings(from, actorOf(request), request.query)),
    }),
  );

  // POST, because the query is a draft.
  app.post(
    '/recordings/candidates',
    {
      config: { access: 'recordings:read' },
      schema: { body: recordingCandidateQuery, response: returns(200, recordingCandidates) },
    },
    async (request) => ({ data: { items: await recordingCandidatesFor(db, actorOf(request), request.body) } }),
  );
};
