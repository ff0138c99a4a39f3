import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  type EmailChange,
  type EmailChangeRequest,
  emailChange,
  emailChanges,
  emailConfirmed,
} from '@counterpoint/domain/schemas/members';

export const emailChangeKeys = {
  pending: ['account', 'email-change'] as const,
  confirmation: (token: string) => ['account', 'email-confirmation', token] as const,
};

export async function fetchEmailChange(http: HttpClient, signal: AbortSignal): Promise<EmailChange | null> {
  return (await http.get('/user/email-changes', { schema: emailChanges, signal })).items[0] ?? null;
}

export function requestEmailChange(http: HttpClient, change: EmailChangeRequest) {
  return http.post('/user/email-changes', { schema: emailChange, json: change });
}

function pathOf(id: string): string {
  return `/user/email-changes/${encodeURIComponent(id)}`;
}

export function resendEmailChange(http: HttpClient, id: string) {
  return http.post(`${pathOf(id)}/mails`, { schema: emailChange });
}

export function cancelEmailChange(http: HttpClient, id: string) {
  return http.delete(pathOf(id), { schema: nothing });
}

export function confirmEmail(http: HttpClient, token: string) {
  return http.post('/email-confirmations', { schema: emailConfirmed, json: { token } });
}
