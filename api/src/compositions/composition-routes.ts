import {
  compositionDetails,
  compositionDraft,
  compositionPage,
  compositionQuery,
  id,
  repertoirePage,
  repertoireQuery,
} from '@counterpoint/domain/schemas';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ApiContext } from '../api-context.ts';
import { inTransaction } from '../db/transaction.ts';
import { actOf } from '../http/act.ts';
import { actorOf, MAY_CHANGE_CATALOGUE } from '../http/actor.ts';
import { answers, answersNothing } from '../http/envelope.ts';
import { answerOnce, sendAnswer } from '../http/idempotency.ts';
import { setVersion, versionSeen } from '../http/versions.ts';
import { openComposition } from './composition-changes.ts';
import { listCompositions, searchRepertoire } from './composition-list-service.ts';
import { createDraft, deleteDraft, updateDraft } from './draft-service.ts';
import { confirmComposition, submitComposition } from './submission-service.ts';

const params = z.object({ id });
const config = { permissions: MAY_CHANGE_CATALOGUE };
const details = answers(200, compositionDetails);

function seenWork(request: FastifyRequest & { params: z.infer<typeof params> }) {
  return { id: request.params.id, version: versionSeen(request) };
}

/** Works: the member's own list, drafts, submission and confirmation; and the society's repertoire to search. */
export const compositionRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db, env, now }) => {
  app.get(
    '/compositions',
    { schema: { querystring: compositionQuery, response: answers(200, compositionPage) } },
    async (request) => ({ data: await listCompositions(db, actorOf(request), request.query) }),
  );

  app.get(
    '/repertoire/compositions',
    { schema: { querystring: repertoireQuery, response: answers(200, repertoirePage) } },
    async (request) => ({ data: await searchRepertoire(db, actorOf(request), request.query) }),
  );

  app.post(
    '/compositions',
    { config, schema: { body: compositionDraft, response: answers(201, compositionDetails) } },
    async (request, reply) => {
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await createDraft(tx, actOf(request, now()), request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );

  app.get('/compositions/:id', { schema: { params, response: details } }, async (request, reply) => {
    const data = await openComposition(db, request.params.id, actorOf(request));
    setVersion(reply, data.version);
    return { data };
  });

  app.put(
    '/compositions/:id',
    { config, schema: { params, body: compositionDraft, response: details } },
    async (request, reply) => {
      const seen = seenWork(request);
      const data = await inTransaction(db, (tx) => updateDraft(tx, actOf(request, now()), seen, request.body));
      setVersion(reply, data.version);
      return { data };
    },
  );

  app.delete('/compositions/:id', { config, schema: { params, response: answersNothing } }, async (request, reply) => {
    const seen = seenWork(request);
    await inTransaction(db, (tx) => deleteDraft(tx, actOf(request, now()), seen));
    return reply.code(204).send();
  });

  app.post(
    '/compositions/:id/submission',
    { config, schema: { params, response: details } },
    async (request, reply) => {
      const seen = seenWork(request);
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await submitComposition(tx, actOf(request, now()), seen, env.CONFIRMATION_DAYS);
        return { data, version: data.version };
      });
      return sendAnswer(reply, answer);
    },
  );

  app.post(
    '/compositions/:id/confirmation',
    { config, schema: { params, response: details } },
    async (request, reply) => {
      const seen = seenWork(request);
      const data = await inTransaction(db, (tx) => confirmComposition(tx, actOf(request, now()), seen));
      setVersion(reply, data.version);
      return { data };
    },
  );
};
