import {
  memberPeople,
  newPersonInvitation,
  ownershipTransfer,
  personInvitation,
  personInvitations,
  roleChange,
} from '@counterpoint/domain/schemas/members';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { createOnce } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { accountActOf, type MemberRoutes } from '../member-services.ts';
import { listPeople } from './people-repository.ts';
import { changeRole, leaveMember, removePerson, transferOwnership } from './people-service.ts';
import { invitePerson, listInvitations, revokeInvitation, sendInvitationAgain } from './person-invitation-service.ts';

const params = z.object({ id });
const reading = { access: 'people:read' } as const;
const changing = { access: 'people:change', stepUp: true } as const;
const inviting = { access: 'people:change', requires: ['idempotency-key'], stepUp: true } as const;

/** A person's id is that of the account. */
export const peopleRoutes: MemberRoutes = async (app, context) => {
  const { db, mail } = context;
  app.get('/people', { config: reading, schema: { response: returns(200, memberPeople) } }, async (request) => ({
    data: { items: await listPeople(db, actorOf(request).memberId) },
  }));

  app.put(
    '/people/:id',
    { config: changing, schema: { params, body: roleChange, response: noContent } },
    async (request) => changeRole(context, accountActOf(context, request), { ...request.params, ...request.body }),
  );

  app.delete('/people/:id', { config: changing, schema: { params, response: noContent } }, async (request) =>
    removePerson(context, accountActOf(context, request), request.params.id),
  );

  app.post(
    '/people/:id/ownership',
    { config: changing, schema: { params, body: ownershipTransfer, response: noContent } },
    async (request) =>
      transferOwnership(context, accountActOf(context, request), { ...request.params, ...request.body }),
  );

  const invited = { config: reading, schema: { response: returns(200, personInvitations) } };
  app.get('/people/invitations', invited, async (request) => ({
    data: { items: await listInvitations(context, actorOf(request)) },
  }));

  app.post(
    '/people/invitations',
    { config: inviting, schema: { body: newPersonInvitation, response: returns(201, personInvitation) } },
    async (request, reply) => {
      const answer = await createOnce(context, { request, reply }, (tx, act) => invitePerson(tx, act, request.body));
      mail.wake();
      return answer;
    },
  );

  app.post(
    '/people/invitations/:id/sending',
    { config: inviting, schema: { params, response: returns(201, personInvitation) } },
    async (request, reply) => {
      const { id } = request.params;
      const answer = await createOnce(context, { request, reply }, (tx, act) => sendInvitationAgain(tx, act, id));
      mail.wake();
      return answer;
    },
  );

  const revoking = { config: changing, schema: { params, response: noContent } };
  app.delete('/people/invitations/:id', revoking, async (request) =>
    inTransaction(db, (tx) => revokeInvitation(tx, actOf(request, context.now()), request.params.id)),
  );

  const leaving = { config: { access: 'session' }, schema: { response: noContent } } as const;
  app.delete('/user/membership', leaving, async (request) => leaveMember(context, accountActOf(context, request)));
};
