import type { VersionedDraft } from '@counterpoint/client/drafts';
import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  type CandidateAnswer,
  type IsniApplication,
  type IsniContent,
  isniApplication,
  isniApplications,
  isniCandidates,
  isniRecord,
  memberIdentifiers,
} from '@counterpoint/domain/schemas/parties';

export const isniKeys = {
  all: ['account', 'isni'] as const,
  record: ['account', 'isni', 'record'] as const,
  applications: ['account', 'isni', 'applications'] as const,
  identifiers: ['account', 'isni', 'identifiers'] as const,
  candidates: (name: string) => ['account', 'isni-candidates', name] as const,
};

const application = (id: string, action = '') => `/isni-applications/${encodeURIComponent(id)}${action}`;

export function fetchIsniRecord(http: HttpClient, signal: AbortSignal) {
  return http.get('/user/user_isni', { schema: isniRecord, signal });
}

export function fetchIdentifiers(http: HttpClient, signal: AbortSignal) {
  return http.get('/user/identifiers', { schema: memberIdentifiers, signal });
}

export async function fetchApplications(http: HttpClient, signal: AbortSignal): Promise<IsniApplication[]> {
  return (await http.get('/isni-applications', { schema: isniApplications, signal })).items;
}

export function fetchApplication(http: HttpClient, id: string) {
  return http.get(application(id), { schema: isniApplication });
}

export function searchCandidates(http: HttpClient, name: string, signal: AbortSignal) {
  return http.get('/isni-candidates', { schema: isniCandidates, query: { name }, signal });
}

export function createApplication(http: HttpClient, json: IsniContent, idempotencyKey: string) {
  return http.post('/isni-applications', { schema: isniApplication, json, idempotencyKey });
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
