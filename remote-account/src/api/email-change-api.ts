import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import {
  type EmailChangeRequest,
  emailChange,
  emailChanges,
  emailConfirmed,
} from '@counterpoint/domain/schemas/members';

/** At most one is pending. */
export const EMAIL_CHANGES = { key: ['account', 'email-changes'], path: '/user/email-changes', schema: emailChanges };

export function requestEmailChange(http: HttpClient, change: EmailChangeRequest) {
  return http.post(EMAIL_CHANGES.path, { schema: emailChange, json: change });
}

function pathOf(id: string): string {
  return `${EMAIL_CHANGES.path}/${encodeURIComponent(id)}`;
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
