import type { HttpClient } from '@counterpoint/contract';
import { caseMessage, caseMessages, type NewMessage } from '@counterpoint/domain/schemas/cases';

export const messageKeys = {
  list: (caseId: string) => ['oppositions', 'messages', caseId] as const,
};

const at = (caseId: string) => `/oppositions/${encodeURIComponent(caseId)}/messages`;

export function fetchMessages(http: HttpClient, caseId: string, signal: AbortSignal) {
  return http.get(at(caseId), { schema: caseMessages, signal });
}

export function sendMessage(
  http: HttpClient,
  caseId: string,
  { idempotencyKey, ...json }: NewMessage & { readonly idempotencyKey: string },
) {
  return http.post(at(caseId), { schema: caseMessage, json, idempotencyKey });
}
