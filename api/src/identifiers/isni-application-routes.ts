import {
  candidateAnswer,
  id,
  isniApplication,
  isniApplications,
  isniCandidateQuery,
  isniCandidates,
  isniContent,
} from '@counterpoint/domain/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { ApiContext } from '../api-context.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { type Act, actOf } from '../http/act.ts';
import { actorOf } from '../http/actor.ts';
import { answers, answersNothing } from '../http/envelope.ts';
import { answerOnce, sendAnswer } from '../http/idempotency.ts';
import { setVersion, versionSeen } from '../http/versions.ts';
import { takeAttempt } from '../limits/attempts.ts';
import { answerOffered } from './isni-answer-service.ts';
import type { SeenApplication } from './isni-application-changes.ts';
import {
  createApplication,
  discardApplication,
  listApplications,
  readOwn,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from './isni-application-service.ts';
import { findCandidates } from './isni-candidate-service.ts';

/** The identity of a member is not for everybody who may register works. */
const permissions = ['super'] as const;
const creating = { permissions, asks: ['idempotency-key'] } as const;
const changing = { permissions, asks: ['if-match'] } as const;
const submitting = { permissions, asks: ['if-match', 'idempotency-key'] } as const;

/** The index is others’: a search is for one's own name, now and then. */
const SEARCHES = { most: 60, seconds: 600, message: 'There were too many searches.' };

const params = z.object({ id });
const response = answers(200, isniApplication);

/** Applications for an ISNI: written, handed in, answered and taken back by the member who applies. */
export const isniApplicationRoutes: FastifyPluginAsyncZod<ApiContext> = async (app, { db, now, agency }) => {
  const hasAgency = agency.request !== null;

  /** Changes the application at the version that the request names. */
  async function change(
    request: Addressed,
    reply: FastifyReply,
    work: (tx: Tx, act: Act, seen: SeenApplication) => ReturnType<typeof withdrawApplication>,
  ) {
    const seen = { id: request.params.id, version: versionSeen(request) };
    const data = await inTransaction(db, (tx) => work(tx, actOf(request, now()), seen));
    setVersion(reply, data.version);
    return { data };
  }

  app.get('/isni-applications', { schema: { response: answers(200, isniApplications) } }, async (request) => ({
    data: await listApplications(db, actorOf(request).memberId),
  }));

  app.get('/isni-applications/:id', { schema: { params, response } }, async (request, reply) => {
    const data = await readOwn(db, actorOf(request).memberId, request.params.id);
    setVersion(reply, data.version);
    return { data };
  });

  app.post(
    '/isni-applications',
    { config: creating, schema: { body: isniContent, response: answers(201, isniApplication) } },
    async (request, reply) => {
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await createApplication(tx, actOf(request, now()), request.body);
        return { data, version: data.version };
      });
      return reply.code(201).send(sendAnswer(reply, answer));
    },
  );

  app.put(
    '/isni-applications/:id',
    { config: changing, schema: { params, body: isniContent, response } },
    (request, reply) => change(request, reply, (tx, act, seen) => saveApplication(tx, act, seen, request.body)),
  );

  app.delete(
    '/isni-applications/:id',
    { config: changing, schema: { params, response: answersNothing } },
    async (request, reply) => {
      const seen = { id: request.params.id, version: versionSeen(request) };
      await inTransaction(db, (tx) => discardApplication(tx, actOf(request, now()), seen));
      return reply.code(204).send();
    },
  );

  app.post(
    '/isni-applications/:id/submission',
    { config: submitting, schema: { params, response } },
    async (request, reply) => {
      const seen = { id: request.params.id, version: versionSeen(request) };
      const answer = await answerOnce(db, request, async (tx) => {
        const data = await submitApplication(tx, actOf(request, now()), seen, { hasAgency });
        return { data, version: data.version };
      });
      return sendAnswer(reply, answer);
    },
  );

  app.post(
    '/isni-applications/:id/answers',
    { config: changing, schema: { params, body: candidateAnswer, response } },
    (request, reply) =>
      change(request, reply, (tx, act, seen) => answerOffered(tx, act, { ...seen, answer: request.body, hasAgency })),
  );

  app.post('/isni-applications/:id/withdrawal', { config: changing, schema: { params, response } }, (request, reply) =>
    change(request, reply, withdrawApplication),
  );

  app.get(
    '/isni-candidates',
    { schema: { querystring: isniCandidateQuery, response: answers(200, isniCandidates) } },
    async (request) => {
      const { partyId, accountId } = actorOf(request);
      await takeAttempt(db, { ...SEARCHES, bucket: ['isni-search', accountId] }, now());
      return { data: await findCandidates({ db, agency, name: request.query.name, partyId }) };
    },
  );
};

type Addressed = FastifyRequest & { readonly params: z.infer<typeof params> };
