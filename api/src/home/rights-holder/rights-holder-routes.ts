import { rightsHolder } from '@counterpoint/domain/schemas/parties';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Services } from '../../platform/services.ts';
import { readRightsHolder } from './rights-holder-service.ts';

/** Names and numbers change with the profile. */
export const rightsHolderRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/user/rightsholder',
    { config: { access: 'finance:read' }, schema: { response: returns(200, rightsHolder) } },
    async (request) => ({
      data: await readRightsHolder(db, actorOf(request), now()),
    }),
  );
};
