import { candidateAnswer, isniApplication } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/parties.generated.ts';
import { actOf } from '../../platform/http/actor.ts';
import { changeVersioned } from '../../platform/http/changes.ts';
import { returns } from '../../platform/http/envelope.ts';
import { runOnce, sendOutcome } from '../../platform/http/idempotency.ts';
import { objectParams as params, versionedId } from '../../platform/http/versions.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import type { Routes } from '../../platform/services.ts';
import { answerOffer } from './isni-answer-service.ts';
import { submitApplication, withdrawApplication } from './isni-application-service.ts';

const submitting = { access: 'account:change', requires: ['if-match', 'idempotency-key'] } as const;
const changing = { access: 'account:change', requires: ['if-match'] } as const;
const schema = { params, response: returns(200, isniApplication) };

/** Each submission may be a request to the agency, and is work for staff. */
const SUBMISSIONS = { max: 10, seconds: 3_600, message: text.tooManySubmissions };

export const isniSubmissionRoutes: Routes<'db' | 'now' | 'agency'> = async (app, { db, now, agency }) => {
  const hasAgency = agency.request !== null;

  app.post('/isni-applications/:id/submission', { config: submitting, schema }, async (request, reply) => {
    const target = versionedId(request);
    const act = actOf(request, now());
    const answer = await runOnce(db, request, async (tx) => {
      const data = await submitApplication(tx, act, { target, hasAgency });
      await recordAttemptIn(tx, { ...SUBMISSIONS, bucket: ['isni-submission', act.actor.accountId] }, act.at);
      return { data, version: data.version };
    });
    return sendOutcome(reply, answer);
  });

  const answering = { config: changing, schema: { ...schema, body: candidateAnswer } };
  app.post('/isni-applications/:id/answers', answering, (request, reply) =>
    changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
      answerOffer(tx, act, { ...target, answer: request.body, hasAgency }),
    ),
  );

  app.post('/isni-applications/:id/withdrawal', { config: changing, schema }, (request, reply) =>
    changeVersioned({ db, now }, { request, reply }, withdrawApplication),
  );
};
