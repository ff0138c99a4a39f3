import type { HttpClient } from '@counterpoint/contract';
import {
  type CaseDetails,
  type CaseWithdrawal,
  caseDetails,
  type Escalation,
  type NewAnswer,
  type NewProposal,
  type Refusal,
} from '@counterpoint/domain/schemas/cases';

export type VersionedCase = Pick<CaseDetails, 'id' | 'version'>;

const at = (...parts: readonly string[]) => ['/oppositions', ...parts.map(encodeURIComponent)].join('/');

/** Its key is below the list's, so that one live event invalidates both. */
export function caseOf(id: string) {
  return { key: ['oppositions', 'details', id], path: at(id), schema: caseDetails };
}

export function answerCase(http: HttpClient, { id, version }: VersionedCase, json: NewAnswer) {
  return http.post(at(id, 'answers'), { schema: caseDetails, json, version });
}

export function proposeSplit(
  http: HttpClient,
  { id, version }: VersionedCase,
  { idempotencyKey, ...json }: NewProposal & { readonly idempotencyKey: string },
) {
  return http.post(at(id, 'proposals'), { schema: caseDetails, json, version, idempotencyKey });
}

export function acceptProposal(http: HttpClient, { id, version }: VersionedCase, proposalId: string) {
  return http.post(at(id, 'proposals', proposalId, 'acceptance'), { schema: caseDetails, version });
}

interface RefusedProposal {
  readonly proposalId: string;
  readonly json: Refusal;
}

export function refuseProposal(
  http: HttpClient,
  { id, version }: VersionedCase,
  { proposalId, json }: RefusedProposal,
) {
  return http.post(at(id, 'proposals', proposalId, 'refusal'), { schema: caseDetails, json, version });
}

export function withdrawCase(http: HttpClient, { id, version }: VersionedCase, json: CaseWithdrawal) {
  return http.post(at(id, 'withdrawal'), { schema: caseDetails, json, version });
}

export function escalateCase(http: HttpClient, { id, version }: VersionedCase, json: Escalation) {
  return http.post(at(id, 'escalation'), { schema: caseDetails, json, version });
}
