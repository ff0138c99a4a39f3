import { caseDetails } from '@counterpoint/domain/schemas/cases';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { objectParams } from '../../platform/http/versioned-id.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { openCase } from './case-reading.ts';

export const caseRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/oppositions/:id',
    { config: { access: 'disputes:read' }, schema: { params: objectParams, response: returns(200, caseDetails) } },
    async (request, reply) => {
      const data = await openCase(db, { actor: actorOf(request), at: now() }, request.params.id);
      setVersion(reply, data.version);
      return { data };
    },
  );
};
