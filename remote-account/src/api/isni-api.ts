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

const pathOf = (id: string, action = '') => `${APPLICATIONS.path}/${encodeURIComponent(id)}${action}`;

export function searchCandidates(http: HttpClient, name: string, signal: AbortSignal) {
  return http.get('/isni-candidates', { schema: isniCandidates, query: { name }, signal });
}

export function applicationsOf(http: HttpClient) {
  const schema = isniApplication;
  return {
    read: (id: string) => http.get(pathOf(id), { schema }),
    create: (json: IsniContent, idempotencyKey: string) =>
      http.post(APPLICATIONS.path, { schema, json, idempotencyKey }),
    update: ({ id, version }: VersionedDraft, json: IsniContent) => http.put(pathOf(id), { schema, json, version }),
    discard: ({ id, version }: VersionedDraft) => http.delete(pathOf(id), { schema: nothing, version }),
    submit: ({ id, version }: VersionedDraft, idempotencyKey: string) =>
      http.post(pathOf(id, '/submission'), { schema, version, idempotencyKey }),
    answer: ({ id, version }: VersionedDraft, json: CandidateAnswer) =>
      http.post(pathOf(id, '/answers'), { schema, version, json }),
    withdraw: ({ id, version }: VersionedDraft) => http.post(pathOf(id, '/withdrawal'), { schema, version }),
  };
}
