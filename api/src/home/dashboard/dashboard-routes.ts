import { dashboard } from '@counterpoint/domain/schemas/home';
import { readFromReplica } from '../../platform/db/replica.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { readDashboard } from './dashboard-service.ts';

export const dashboardRoutes: Routes<'db' | 'env' | 'now'> = async (app, { db, env, now }) => {
  app.get(
    '/dashboard',
    { config: { access: 'session' }, schema: { response: returns(200, dashboard) } },
    async (request) => ({
      data: await readFromReplica(db, (from) =>
        readDashboard(from, actorOf(request), { now: now(), timeZone: env.SOCIETY_TIME_ZONE }),
      ),
    }),
  );
};
