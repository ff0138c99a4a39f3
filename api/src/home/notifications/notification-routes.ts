import {
  notificationPage,
  notificationQuery,
  notificationsRead,
  unreadNotifications,
} from '@counterpoint/domain/schemas/home';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { readFromReplica } from '../../platform/db/replica.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { listNotifications, markNotificationsRead } from './notification-service.ts';

export const notificationRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/notifications',
    {
      config: { access: 'session' },
      schema: { querystring: notificationQuery, response: returns(200, notificationPage) },
    },
    async (request) => ({
      data: await readFromReplica(db, (from) => listNotifications(from, actorOf(request), request.query)),
    }),
  );

  app.post(
    '/notifications/read',
    { config: { access: 'session' }, schema: { body: notificationsRead, response: returns(200, unreadNotifications) } },
    async (request) => ({
      data: await markNotificationsRead(db, actorOf(request), { id: request.body.up_to, andOlder: true, at: now() }),
    }),
  );

  app.post(
    '/notifications/:id/read',
    {
      config: { access: 'session' },
      schema: { params: z.object({ id }), response: returns(200, unreadNotifications) },
    },
    async (request) => ({
      data: await markNotificationsRead(db, actorOf(request), { id: request.params.id, andOlder: false, at: now() }),
    }),
  );
};
