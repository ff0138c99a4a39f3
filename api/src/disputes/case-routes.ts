import { caseDetails, caseListPage, caseQuery } from '@counterpoint/domain/schemas/cases';
import { readFromReplica } from '../platform/db/replica.ts';
import { actorOf } from '../platform/http/actor.ts';
import { returns } from '../platform/http/envelope.ts';
import { objectParams, withVersion } from '../platform/http/versions.ts';
import type { Routes } from '../platform/services.ts';
import { openCase } from './case/case-reading.ts';
import { listCases } from './case-service.ts';

export const caseRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/oppositions',
    { config: { access: 'disputes:read' }, schema: { querystring: caseQuery, response: returns(200, caseListPage) } },
    async (request) => ({
      data: await readFromReplica(db, (from) => listCases(from, { actor: actorOf(request), at: now() }, request.query)),
    }),
  );

  app.get(
    '/oppositions/:id',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returns(200, caseDetails) } },
    async (request, reply) => {
      return withVersion(reply, await openCase(db, { actor: actorOf(request), at: now() }, request.params.id));
    },
  );
};
