import {
  credentials,
  endedSessions,
  memberChoice,
  openedSession,
  ownMemberships,
  ownSessions,
  pendingSignIn,
  session,
} from '@counterpoint/domain/schemas/members';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { accountActOf, type MemberRoutes } from '../member-services.ts';
import { listMemberships } from '../people/people-repository.ts';
import { endOtherSessions, endOwnSession, listOwnSessions, switchMember } from './own-sessions-service.ts';
import { callerOf, clearBinding, sendSession, setBinding, setStep } from './session-cookies.ts';
import { endSessions } from './session-repository.ts';
import { signIn } from './sign-in-service.ts';

/**
 * On a shared computer, the next person must find no unsaved work. Not `cookies`, which would also sign out of the
 * society's other sites; not `cache`, which holds no data of members and makes the sign-in page fast.
 */
const CLEARED = '"storage"';

export const sessionRoutes: MemberRoutes = async (app, context) => {
  app.post(
    '/session',
    {
      config: { access: 'public' },
      schema: { body: credentials, response: { ...returns(201, openedSession), ...returns(202, pendingSignIn) } },
    },
    async (request, reply) => {
      const outcome = await signIn(context, request.body, callerOf(request));
      if ('session' in outcome) return reply.code(201).send({ data: sendSession(reply, outcome) });
      setStep(reply, outcome.token);
      return reply.code(202).send({ data: { proofs: [...outcome.proofs] } });
    },
  );

  const memberships = { config: { access: 'session' }, schema: { response: returns(200, ownMemberships) } } as const;
  app.get('/user/memberships', memberships, async (request) => ({
    data: { items: await listMemberships(context.db, actorOf(request)) },
  }));

  app.put(
    '/session/member',
    { config: { access: 'session' }, schema: { body: memberChoice, response: returns(200, session) } },
    async (request, reply) => {
      const choice = { memberId: request.body.member_id, requestId: request.id };
      const switched = await switchMember(context, actorOf(request), choice);
      setBinding(reply, switched);
      return { data: switched.session };
    },
  );

  app.delete(
    '/session',
    { config: { access: 'session', withoutSecondFactor: true }, schema: { response: noContent } },
    async (request, reply) => {
      const { accountId, sessionId } = actorOf(request);
      await inTransaction(context.db, (tx) => endSessions(tx, accountId, { only: sessionId }));
      clearBinding(reply);
      return reply.code(204).header('clear-site-data', CLEARED).send();
    },
  );

  app.get(
    '/user/sessions',
    { config: { access: 'session' }, schema: { response: returns(200, ownSessions) } },
    async (request) => ({
      data: { items: await listOwnSessions(context, actorOf(request)) },
    }),
  );

  app.delete(
    '/user/sessions',
    { config: { access: 'session' }, schema: { response: returns(200, endedSessions) } },
    async (request) => ({
      data: { ended: await endOtherSessions(context, accountActOf(context, request)) },
    }),
  );

  app.delete(
    '/user/sessions/:id',
    { config: { access: 'session' }, schema: { params: z.object({ id }), response: noContent } },
    async (request) => endOwnSession(context, accountActOf(context, request), request.params.id),
  );
};
