import { rightsHolder } from '@counterpoint/domain/schemas/parties';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { readRightsHolder } from './rights-holder-service.ts';

/** Names and numbers change with the profile. */
export const rightsHolderRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/user/rightsholder',
    { config: { access: 'finance:read' }, schema: { response: returns(200, rightsHolder) } },
    async (request) => ({
      data: await readRightsHolder(db, actorOf(request), now()),
    }),
  );
};
