import { membershipForm } from '@counterpoint/domain/schemas/members';
import { societyMembership, societyMemberships } from '@counterpoint/domain/schemas/parties';
import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { expectedVersion, setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import { readMemberships } from './membership-repository.ts';
import { addMembership, changeMembership, removeMembership } from './membership-service.ts';

const access = 'finance:change';
const creating = { access, requires: ['idempotency-key'] } as const;
const changing = { access, requires: ['if-match'] } as const;
const params = z.object({ id });

export const membershipRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/user/rightsholder/societies',
    { config: { access: 'finance:read' }, schema: { response: returns(200, societyMemberships) } },
    async (request) => ({ data: { items: await readMemberships(db, actorOf(request).partyId) } }),
  );

  app.post(
    '/user/rightsholder/societies',
    { config: creating, schema: { body: membershipForm, response: returns(201, societyMembership) } },
    async (request, reply) => {
      const answer = await runOnce(db, request, async (tx) => {
        const data = await addMembership(tx, actOf(request, now()), request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendOutcome(reply, answer));
    },
  );

  app.put(
    '/user/rightsholder/societies/:id',
    { config: changing, schema: { params, body: membershipForm, response: returns(200, societyMembership) } },
    async (request, reply) => {
      const change = { target: { id: request.params.id, version: expectedVersion(request) }, form: request.body };
      const data = await inTransaction(db, (tx) => changeMembership(tx, actOf(request, now()), change));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete(
    '/user/rightsholder/societies/:id',
    { config: changing, schema: { params, response: noContent } },
    async (request, reply) => {
      const target = { id: request.params.id, version: expectedVersion(request) };
      await inTransaction(db, (tx) => removeMembership(tx, actOf(request, now()), target));
      return reply.code(204).send();
    },
  );
};
