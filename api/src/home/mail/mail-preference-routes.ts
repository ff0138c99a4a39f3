import { mailPreferences } from '@counterpoint/domain/schemas/home';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { Routes } from '../../platform/services.ts';
import { choosePreferences } from './mail-preference-service.ts';
import { readPreferences } from './mail-repository.ts';

const response = returns(200, mailPreferences);

export const mailPreferenceRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get('/user/mail-preferences', { config: { access: 'session' }, schema: { response } }, async (request) => ({
    data: await readPreferences(db, actorOf(request).accountId),
  }));

  app.put(
    '/user/mail-preferences',
    { config: { access: 'session' }, schema: { body: mailPreferences, response } },
    async (request) => {
      const act = actOf(request, now());
      const choice = { accountId: act.actor.accountId, preferences: request.body };
      await inTransaction(db, (tx) => choosePreferences(tx, act, choice));
      return { data: request.body };
    },
  );
};
