import {
  type IsniRecord,
  isniCandidateQuery,
  isniCandidates,
  isniRecord,
  memberIdentifiers,
} from '@counterpoint/domain/schemas/parties';
import { id } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod/mini';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/parties.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import type { Routes } from '../../platform/services.ts';
import { readIdentifiers } from './ipi-history-repository.ts';
import { findCandidates } from './isni-candidate-service.ts';
import { readIsni } from './isni-repository.ts';

/** A party's ISNI is public, the state of its application isn't. */
export const isniRoutes: Routes<'db'> = async (app, { db }) => {
  const response = returns(200, isniRecord);

  // The top bar of every role shows it.
  app.get('/user/user_isni', { config: { access: 'session' }, schema: { response } }, async (request) => ({
    data: requireRecord(await readIsni(db, actorOf(request).partyId)),
  }));

  app.get(
    '/user/identifiers',
    { config: { access: 'account:read' }, schema: { response: returns(200, memberIdentifiers) } },
    async (request) => ({
      data: await readIdentifiers(db, actorOf(request).memberId),
    }),
  );

  app.get(
    '/user/rightsholder_isni/:id',
    { config: { access: 'catalogue:read' }, schema: { params: z.object({ id }), response } },
    async (request) => ({
      data: requireRecord(await readIsni(db, request.params.id.toLowerCase(), actorOf(request).partyId)),
    }),
  );
};

function requireRecord(record: IsniRecord | null): IsniRecord {
  if (!record) throw notFound(notFoundText.rightsHolder());
  return record;
}

/** The index isn't ours, so searches are limited. */
const SEARCHES = { max: 60, seconds: 600, message: text.tooManySearches };

export const isniCandidateRoutes: Routes<'db' | 'now' | 'agency'> = async (app, { db, now, agency }) => {
  const schema = { querystring: isniCandidateQuery, response: returns(200, isniCandidates) };
  app.get('/isni-candidates', { config: { access: 'account:read' }, schema }, async (request) => {
    const { partyId, accountId } = actorOf(request);
    await recordAttempt(db, { ...SEARCHES, bucket: ['isni-search', accountId] }, now());
    return { data: await findCandidates({ db, agency, name: request.query.name, partyId }) };
  });
};
