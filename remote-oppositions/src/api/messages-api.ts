import type { HttpClient } from '@counterpoint/contract';
import { caseMessage, caseMessages, type NewMessage } from '@counterpoint/domain/schemas/cases';

const at = (caseId: string) => `/oppositions/${encodeURIComponent(caseId)}/messages`;

export function messagesOf(caseId: string) {
  return { key: ['oppositions', 'messages', caseId], path: at(caseId), schema: caseMessages };
}

export function sendMessage(
  http: HttpClient,
  caseId: string,
  { idempotencyKey, ...json }: NewMessage & { readonly idempotencyKey: string },
) {
  return http.post(at(caseId), { schema: caseMessage, json, idempotencyKey });
}
