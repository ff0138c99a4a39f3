import { caseDetails } from '@counterpoint/domain/schemas/cases';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams, withVersion } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { openCase } from './case-reading.ts';

export const caseRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/oppositions/:id',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returns(200, caseDetails) } },
    async (request, reply) => {
      return withVersion(reply, await openCase(db, { actor: actorOf(request), at: now() }, request.params.id));
    },
  );
};
