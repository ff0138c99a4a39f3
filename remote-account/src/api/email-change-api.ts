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

const pathOf = (id: string) => `${EMAIL_CHANGES.path}/${encodeURIComponent(id)}`;

export function emailChangesOf(http: HttpClient) {
  return {
    request: (json: EmailChangeRequest) => http.post(EMAIL_CHANGES.path, { schema: emailChange, json }),
    resend: (id: string) => http.post(`${pathOf(id)}/mails`, { schema: emailChange }),
    cancel: (id: string) => http.delete(pathOf(id), { schema: nothing }),
    confirm: (token: string) => http.post('/email-confirmations', { schema: emailConfirmed, json: { token } }),
  };
}
