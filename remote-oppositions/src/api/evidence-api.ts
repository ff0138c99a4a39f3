import { nothing } from '@counterpoint/client/http';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type CaseVisibility,
  caseEvidence,
  caseEvidenceList,
  type EvidenceKind,
} from '@counterpoint/domain/schemas/cases';

export const evidenceKeys = {
  list: (caseId: string) => ['oppositions', 'evidence', caseId] as const,
};

const at = (caseId: string) => `/oppositions/${encodeURIComponent(caseId)}/evidence`;
const one = (caseId: string, id: string) => `${at(caseId)}/${encodeURIComponent(id)}`;

function fetchEvidence(http: HttpClient, caseId: string, signal: AbortSignal) {
  return http.get(at(caseId), { schema: caseEvidenceList, signal });
}

export function evidenceQuery(http: HttpClient, caseId: string) {
  return {
    queryKey: evidenceKeys.list(caseId),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => fetchEvidence(http, caseId, signal),
  };
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
  return http.delete(one(caseId, id), { schema: nothing });
}

export function downloadCaseFile(http: HttpClient, caseId: string): Promise<Download> {
  return http.download(`/oppositions/${encodeURIComponent(caseId)}/case-file`);
}
