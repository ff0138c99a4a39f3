import { candidateAnswer, isniApplication } from '@counterpoint/domain/schemas/parties';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as text from '../../messages/parties.generated.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf } from '../../platform/http/act.ts';
import { returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { setVersion } from '../../platform/http/versions.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import type { Services } from '../../platform/services.ts';
import { answerOffered } from './isni-answer-service.ts';
import { submitApplication, withdrawApplication } from './isni-application-service.ts';
import { applicationParams as params, versionedApplication } from './versioned-application.ts';

const submitting = { access: 'account:change', requires: ['if-match', 'idempotency-key'] } as const;
const changing = { access: 'account:change', requires: ['if-match'] } as const;
const schema = { params, response: returns(200, isniApplication) };

/** Each submission may be a request to the agency, and is work for staff. */
const SUBMISSIONS = { most: 10, seconds: 3_600, message: text.tooManySubmissions };

export const isniSubmissionRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now' | 'agency'>> = async (
  app,
  { db, now, agency },
) => {
  const hasAgency = agency.request !== null;

  app.post('/isni-applications/:id/submission', { config: submitting, schema }, async (request, reply) => {
    const target = versionedApplication(request);
    const act = actOf(request, now());
    const answer = await runOnce(db, request, async (tx) => {
      const data = await submitApplication(tx, act, { target, hasAgency });
      await recordAttemptIn(tx, { ...SUBMISSIONS, bucket: ['isni-submission', act.actor.accountId] }, act.at);
      return { data, version: data.version };
    });
    return sendOutcome(reply, answer);
  });

  const answering = { config: changing, schema: { ...schema, body: candidateAnswer } };
  app.post('/isni-applications/:id/answers', answering, async (request, reply) => {
    const answered = { ...versionedApplication(request), answer: request.body, hasAgency };
    const data = await inTransaction(db, (tx) => answerOffered(tx, actOf(request, now()), answered));
    setVersion(reply, data.version);
    return { data };
  });

  app.post('/isni-applications/:id/withdrawal', { config: changing, schema }, async (request, reply) => {
    const target = versionedApplication(request);
    const data = await inTransaction(db, (tx) => withdrawApplication(tx, actOf(request, now()), target));
    setVersion(reply, data.version);
    return { data };
  });
};
