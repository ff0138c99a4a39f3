import { languageChoice, profile } from '@counterpoint/domain/schemas/members';
import * as z from 'zod/mini';
import * as text from '../../messages/accounts.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import type { MemberRoutes } from '../member-services.ts';
import { updateAccount } from './account-repository.ts';
import { readProfile } from './profile-repository.ts';
import { saveProfile, withoutPrivatePart } from './profile-service.ts';

/** `individualProfile` or `corporateProfile`: the service checks it, by the member's kind. */
const profileForm = z.looseObject({}, { error: () => text.incompleteProfile() });

export const profileRoutes: MemberRoutes = async (app, context) => {
  app.get(
    '/user/profile',
    { config: { access: 'session', withoutSecondFactor: true }, schema: { response: returns(200, profile) } },
    async (request) => ({
      data: withoutPrivatePart(await readProfile(context.db, actorOf(request))),
    }),
  );

  app.put(
    '/user/profile',
    { config: { access: 'account:change' }, schema: { body: profileForm, response: returns(200, profile) } },
    async (request) => ({
      data: await saveProfile(context, { actor: actorOf(request), body: request.body, requestId: request.id }),
    }),
  );

  app.put(
    '/user/language',
    { config: { access: 'session', withoutSecondFactor: true }, schema: { body: languageChoice, response: noContent } },
    async (request) => updateAccount(context.db, actorOf(request).accountId, { language: request.body.language }),
  );
};
