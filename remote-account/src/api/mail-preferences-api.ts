import type { HttpClient } from '@counterpoint/contract';
import { type MailPreferences, mailPreferences } from '@counterpoint/domain/schemas/home';

export const MAIL_PREFERENCES = {
  key: ['account', 'mail-preferences'],
  path: '/user/mail-preferences',
  schema: mailPreferences,
};

export function saveMailPreferences(http: HttpClient, json: MailPreferences) {
  return http.put(MAIL_PREFERENCES.path, { schema: mailPreferences, json });
}
