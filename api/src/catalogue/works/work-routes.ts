import { COMMON_WORK_FIELDS } from '@counterpoint/domain/fields';
import {
  candidateQuery,
  contestation,
  duplicateCandidates,
  repertoirePage,
  repertoireQuery,
  workDetails,
  workDraft,
  workPage,
  workQuery,
  workRevisions,
} from '@counterpoint/domain/schemas/works';
import { WORK_FILTERS } from '@counterpoint/domain/states';
import { readFromReplica } from '../../platform/db/replica.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { candidatesFor } from '../duplicates/duplicate-service.ts';
import { WORKS } from '../entry/entry-kind.ts';
import { listEntries } from '../entry/list/list-service.ts';
import type { EntryApi } from '../entry/routes/entry-api.ts';
import { searchRepertoire } from './list/repertoire-service.ts';
import { readRows } from './list/work-rows-repository.ts';
import { WORK, type WorkTypes } from './work-definition.ts';

export const WORK_API: EntryApi<WorkTypes> = {
  entry: WORK,
  path: '/compositions',
  area: 'compositions',
  schemas: {
    details: workDetails,
    draft: workDraft,
    contestation,
    revisions: workRevisions,
  },
  commonFields: COMMON_WORK_FIELDS,
};

const LIST = { kind: WORKS, filters: WORK_FILTERS, readRows };

export const workRoutes: Routes<'db'> = async (app, { db }) => {
  app.get(
    '/compositions',
    { config: { access: 'compositions:read' }, schema: { querystring: workQuery, response: returns(200, workPage) } },
    async (request) => ({
      data: await readFromReplica(db, (from) =>
        listEntries(LIST, from, { viewer: actorOf(request), query: request.query }),
      ),
    }),
  );

  app.get(
    '/repertoire/compositions',
    {
      config: { access: 'catalogue:read' },
      schema: { querystring: repertoireQuery, response: returns(200, repertoirePage) },
    },
    async (request) => ({
      data: await readFromReplica(db, (from) => searchRepertoire(from, actorOf(request), request.query)),
    }),
  );

  // POST, because the query is a draft.
  app.post(
    '/compositions/candidates',
    {
      config: { access: 'compositions:read' },
      schema: { body: candidateQuery, response: returns(200, duplicateCandidates) },
    },
    async (request) => ({ data: { items: await candidatesFor(db, actorOf(request), request.body) } }),
  );
};
