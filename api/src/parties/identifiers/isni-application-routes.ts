import { candidateAnswer, isniApplication, isniApplications, isniContent } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/parties.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import {
  changeVersioned,
  changeVersionedOnce,
  changing,
  createOnce,
  creating,
  deleteVersioned,
  submitting,
} from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { objectParams as params, withVersion } from '../../platform/http/versions.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import type { Routes } from '../../platform/services.ts';
import {
  answerOffer,
  createApplication,
  discardApplication,
  listApplications,
  readOwn,
  saveApplication,
  submitApplication,
  withdrawApplication,
} from './isni-application-service.ts';

const config = changing('account:change');
const response = returns(200, isniApplication);

/** Each submission may be a request to the agency, and is work for staff. */
const SUBMISSIONS = { max: 10, seconds: 3_600, message: text.tooManySubmissions };

export const isniApplicationRoutes: Routes<'db' | 'now' | 'agency'> = async (app, { db, now, agency }) => {
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
      return withVersion(reply, await readOwn(db, actorOf(request).memberId, request.params.id));
    },
  );

  const begin = {
    config: creating('account:change'),
    schema: { body: isniContent, response: returns(201, isniApplication) },
  };
  app.post('/isni-applications', begin, (request, reply) =>
    createOnce({ db, now }, { request, reply }, (tx, act) => createApplication(tx, act, request.body)),
  );

  const save = { config, schema: { params, body: isniContent, response } };
  app.put('/isni-applications/:id', save, (request, reply) =>
    changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
      saveApplication(tx, act, { target, content: request.body }),
    ),
  );

  const discard = { config, schema: { params, response: noContent } };
  app.delete('/isni-applications/:id', discard, (request, reply) =>
    deleteVersioned({ db, now }, { request, reply }, discardApplication),
  );

  const hasAgency = agency.request !== null;
  const schema = { params, response };

  const submission = { config: submitting('account:change'), schema };
  app.post('/isni-applications/:id/submission', submission, (request, reply) =>
    changeVersionedOnce({ db, now }, { request, reply }, async (tx, act, target) => {
      const submitted = await submitApplication(tx, act, { target, hasAgency });
      await recordAttemptIn(tx, { ...SUBMISSIONS, bucket: ['isni-submission', act.actor.accountId] }, act.at);
      return submitted;
    }),
  );

  const answering = { config, schema: { ...schema, body: candidateAnswer } };
  app.post('/isni-applications/:id/answers', answering, (request, reply) =>
    changeVersioned({ db, now }, { request, reply }, (tx, act, target) =>
      answerOffer(tx, act, { ...target, answer: request.body, hasAgency }),
    ),
  );

  app.post('/isni-applications/:id/withdrawal', { config, schema }, (request, reply) =>
    changeVersioned({ db, now }, { request, reply }, withdrawApplication),
  );
};
