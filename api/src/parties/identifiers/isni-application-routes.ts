import { isniApplication, isniApplications, isniContent } from '@counterpoint/domain/schemas/parties';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import {
  createApplication,
  discardApplication,
  listApplications,
  readOwn,
  saveApplication,
} from './isni-application-service.ts';
import { applicationParams as params, versionedApplication } from './versioned-application.ts';

const creating = { access: 'account:change', requires: ['idempotency-key'] } as const;
const changing = { access: 'account:change', requires: ['if-match'] } as const;
const response = returns(200, isniApplication);

export const isniApplicationRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/isni-applications',
    { config: { access: 'account:read' }, schema: { response: returns(200, isniApplications) } },
    async (request) => ({
      data: await listApplications(db, actorOf(request).memberId),
    }),
  );

  app.get(
    '/isni-applications/:id',
    { config: { access: 'account:read' }, schema: { params, response } },
    async (request, reply) => {
      const data = await readOwn(db, actorOf(request).memberId, request.params.id);
      setVersion(reply, data.version);
      return { data };
    },
  );

  const begin = { config: creating, schema: { body: isniContent, response: returns(201, isniApplication) } };
  app.post('/isni-applications', begin, async (request, reply) => {
    const answer = await runOnce(db, request, async (tx) => {
      const data = await createApplication(tx, actOf(request, now()), request.body);
      return { data, version: data.version };
    });
    return reply.code(201).send(sendOutcome(reply, answer));
  });

  const save = { config: changing, schema: { params, body: isniContent, response } };
  app.put('/isni-applications/:id', save, async (request, reply) => {
    const target = versionedApplication(request);
    const data = await inTransaction(db, (tx) =>
      saveApplication(tx, actOf(request, now()), { target, content: request.body }),
    );
    setVersion(reply, data.version);
    return { data };
  });

  const discard = { config: changing, schema: { params, response: noContent } };
  app.delete('/isni-applications/:id', discard, async (request, reply) => {
    const target = versionedApplication(request);
    await inTransaction(db, (tx) => discardApplication(tx, actOf(request, now()), target));
    return reply.code(204).send();
  });
};
