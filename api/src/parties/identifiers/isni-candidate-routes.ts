import { isniCandidateQuery, isniCandidates } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/parties.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returns } from '../../platform/http/envelope.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import type { Routes } from '../../platform/services.ts';
import { findCandidates } from './isni-candidate-service.ts';

/** The index isn't ours, so searches are limited. */
const SEARCHES = { most: 60, seconds: 600, message: text.tooManySearches };

export const isniCandidateRoutes: Routes<'db' | 'now' | 'agency'> = async (app, { db, now, agency }) => {
  const schema = { querystring: isniCandidateQuery, response: returns(200, isniCandidates) };
  app.get('/isni-candidates', { config: { access: 'account:read' }, schema }, async (request) => {
    const { partyId, accountId } = actorOf(request);
    await recordAttempt(db, { ...SEARCHES, bucket: ['isni-search', accountId] }, now());
    return { data: await findCandidates({ db, agency, name: request.query.name, partyId }) };
  });
};
