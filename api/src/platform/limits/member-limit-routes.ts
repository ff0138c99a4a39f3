import { memberLimits } from '@counterpoint/domain/schemas/members';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { actorOf } from '../http/actor.ts';
import { returns } from '../http/envelope.ts';
import type { Services } from '../services.ts';
import { readLimits } from './member-limits.ts';

export const memberLimitRoutes: FastifyPluginAsyncZod<Pick<Services, 'db'>> = async (app, { db }) => {
  app.get(
    '/user/limits',
    { config: { access: 'session' }, schema: { response: returns(200, memberLimits) } },
    async (request) => ({
      data: await readLimits(db, actorOf(request).memberId),
    }),
  );
};
