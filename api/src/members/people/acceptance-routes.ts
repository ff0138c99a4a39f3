import {
  acceptedInvitation,
  knownPersonAcceptance,
  newPersonAcceptance,
  openPersonInvitation,
  personInvitationLink,
} from '@counterpoint/domain/schemas/members';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import type { MemberRoutes } from '../member-services.ts';
import { acceptAs, acceptWithNewAccount, acceptWithPassword, checkInvitation } from './acceptance-service.ts';

const config = { access: 'public' } as const;
const response = returns(200, acceptedInvitation);

/** Not a GET: access logs would record the token, and mail scanners open links. */
export const acceptanceRoutes: MemberRoutes = async (app, context) => {
  app.post(
    '/person-invitations/checks',
    { config, schema: { body: personInvitationLink, response: returns(200, openPersonInvitation) } },
    async ({ body, actor, ip: address, id: requestId }) => ({
      data: await checkInvitation(context, actor, { ...body, address, requestId }),
    }),
  );

  app.post(
    '/person-invitations/acceptances',
    { config, schema: { body: knownPersonAcceptance, response } },
    async ({ body: { token, password }, ip: address, id: requestId }) => ({
      data: await acceptWithPassword(context, { token, address, requestId }, password),
    }),
  );

  app.post(
    '/person-invitations/accounts',
    { config, schema: { body: newPersonAcceptance, response } },
    async ({ body: { token, ...person }, ip: address, id: requestId }) => ({
      data: await acceptWithNewAccount(context, { token, address, requestId }, person),
    }),
  );

  app.post(
    '/user/memberships',
    { config: { access: 'session' }, schema: { body: personInvitationLink, response } },
    async (request) => {
      const link = { ...request.body, address: request.ip, requestId: request.id };
      return { data: await acceptAs(context, actorOf(request), link) };
    },
  );
};
