import { dashboard } from '@counterpoint/domain/schemas';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiContext } from '../../main/api-context.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { answers } from '../../platform/http/envelope.ts';
import { readDashboard } from './dashboard-service.ts';

/** `GET /dashboard`: how much of everything there is, what waits for the member, and what happened of late. */
export const dashboardRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db, env, now }) => {
  app.get('/dashboard', { schema: { response: answers(200, dashboard) } }, async (request) => ({
    data: await readDashboard(db, actorOf(request), { now: now(), timeZone: env.SOCIETY_TIME_ZONE }),
  }));
};
