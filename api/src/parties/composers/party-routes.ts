import {
  composerCandidateQuery,
  composerCandidates,
  composerDetails,
  composerPage,
  composerQuery,
  newComposer,
} from '@counterpoint/domain/schemas/parties';
import { id } from '@counterpoint/domain/schemas/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { expectedVersion, setVersion } from '../../platform/http/versions.ts';
import type { Services } from '../../platform/services.ts';
import type { PartyCatalogue } from './composer-list-repository.ts';
import { changeComposer, createComposer, listCandidates, listComposers, readComposer } from './composer-service.ts';

const access = 'catalogue:change';
const creating = { access, requires: ['idempotency-key'] } as const;
const changing = { access, requires: ['if-match'] } as const;
const params = z.object({ id });

/** Served under two paths, for partners in works and in recordings. */
export function partyRoutes(
  path: string,
  catalogue: PartyCatalogue,
): FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> {
  return async (app, { db, now }) => {
    app.get(
      path,
      {
        config: { access: 'catalogue:read' },
        schema: { querystring: composerQuery, response: returns(200, composerPage) },
      },
      async (request) => ({ data: await listComposers(db, { actor: actorOf(request), catalogue }, request.query) }),
    );

    app.get(
      `${path}/:id`,
      { config: { access: 'catalogue:read' }, schema: { params, response: returns(200, composerDetails) } },
      async (request, reply) => {
        const data = await readComposer(db, actorOf(request), request.params.id);
        setVersion(reply, data.version);
        return { data };
      },
    );

    app.post(
      `${path}/candidates`,
      {
        config: { access: 'catalogue:read' },
        schema: { body: composerCandidateQuery, response: returns(200, composerCandidates) },
      },
      async (request) => ({ data: { items: await listCandidates(db, actorOf(request), request.body) } }),
    );

    app.post(
      path,
      { config: creating, schema: { body: newComposer, response: returns(201, composerDetails) } },
      async (request, reply) => {
        const answer = await runOnce(db, request, async (tx) => {
          const data = await createComposer(tx, { ...actOf(request, now()), catalogue }, request.body);
          return { data, version: data.version };
        });
        return reply.code(201).send(sendOutcome(reply, answer));
      },
    );

    app.put(
      `${path}/:id`,
      { config: changing, schema: { params, body: newComposer, response: returns(200, composerDetails) } },
      async (request, reply) => {
        const change = { target: { id: request.params.id, version: expectedVersion(request) }, composer: request.body };
        const data = await inTransaction(db, (tx) =>
          changeComposer(tx, { ...actOf(request, now()), catalogue }, change),
        );
        setVersion(reply, data.version);
        return { data };
      },
    );
  };
}
