import { ignoreNotFound, nothing } from '@counterpoint/client/http';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type CaseVisibility,
  caseEvidence,
  caseEvidenceList,
  type EvidenceKind,
} from '@counterpoint/domain/schemas/cases';

const at = (caseId: string) => `/oppositions/${encodeURIComponent(caseId)}/evidence`;
const one = (caseId: string, id: string) => `${at(caseId)}/${encodeURIComponent(id)}`;

export function evidenceOf(caseId: string) {
  return { key: ['oppositions', 'evidence', caseId], path: at(caseId), schema: caseEvidenceList };
}

export interface SentEvidence {
  readonly file: File;
  readonly kind: EvidenceKind;
  readonly visibility: CaseVisibility;
  readonly idempotencyKey: string;
  readonly signal: AbortSignal;
  readonly onSent: (bytes: number) => void;
}

export function sendEvidence(http: HttpClient, caseId: string, { file, kind, visibility, ...call }: SentEvidence) {
  const bytes = file.slice(0, file.size, 'application/octet-stream');
  const query = { kind, visibility, file_name: file.name };
  return http.post(at(caseId), { schema: caseEvidence, file: bytes, query, ...call });
}

export function downloadEvidence(http: HttpClient, caseId: string, id: string): Promise<Download> {
  return http.download(`${one(caseId, id)}/content`);
}

export function removeEvidence(http: HttpClient, caseId: string, id: string) {
  return http.delete(one(caseId, id), { schema: nothing }).catch(ignoreNotFound);
}

export function downloadCaseFile(http: HttpClient, caseId: string): Promise<Download> {
  return http.download(`/oppositions/${encodeURIComponent(caseId)}/case-file`);
}
