import type { VersionedDraft } from '@counterpoint/client/drafts';
import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  type CandidateAnswer,
  type IsniContent,
  isniApplication,
  isniApplications,
  isniCandidates,
  isniRecord,
  memberIdentifiers,
} from '@counterpoint/domain/schemas/parties';

/** Prefix of what follows, and of the claims of parties. */
export const ISNI_KEY = ['account', 'isni'];
export const ISNI_RECORD = { key: [...ISNI_KEY, 'record'], path: '/user/user_isni', schema: isniRecord };
export const IDENTIFIERS = { key: [...ISNI_KEY, 'identifiers'], path: '/user/identifiers', schema: memberIdentifiers };
export const APPLICATIONS = {
  key: [...ISNI_KEY, 'applications'],
  path: '/isni-applications',
  schema: isniApplications,
};

const application = (id: string, action = '') => `${APPLICATIONS.path}/${encodeURIComponent(id)}${action}`;

export function fetchApplication(http: HttpClient, id: string) {
  return http.get(application(id), { schema: isniApplication });
}

export function searchCandidates(http: HttpClient, name: string, signal: AbortSignal) {
  return http.get('/isni-candidates', { schema: isniCandidates, query: { name }, signal });
}

export function createApplication(http: HttpClient, json: IsniContent, idempotencyKey: string) {
  return http.post(APPLICATIONS.path, { schema: isniApplication, json, idempotencyKey });
}

export function updateApplication(http: HttpClient, { id, version }: VersionedDraft, json: IsniContent) {
  return http.put(application(id), { schema: isniApplication, json, version });
}

export function discardApplication(http: HttpClient, { id, version }: VersionedDraft) {
  return http.delete(application(id), { schema: nothing, version });
}

export function submitApplication(http: HttpClient, { id, version }: VersionedDraft, idempotencyKey: string) {
  return http.post(application(id, '/submission'), { schema: isniApplication, version, idempotencyKey });
}

export function answerCandidate(http: HttpClient, { id, version }: VersionedDraft, json: CandidateAnswer) {
  return http.post(application(id, '/answers'), { schema: isniApplication, version, json });
}

export function withdrawApplication(http: HttpClient, { id, version }: VersionedDraft) {
  return http.post(application(id, '/withdrawal'), { schema: isniApplication, version });
}
