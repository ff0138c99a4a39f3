import { representedConfirmations } from '@counterpoint/domain/schemas/members';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { listRepresentedConfirmations } from './awaiting-service.ts';

export const representedConfirmationRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/mandates/confirmations',
    { config: { access: 'catalogue:read' }, schema: { response: returns(200, representedConfirmations) } },
    async (request) => {
      const query = { actor: actorOf(request), day: calendarOf(db).dayOf(now()) };
      return { data: { items: await listRepresentedConfirmations(db, query) } };
    },
  );
};
