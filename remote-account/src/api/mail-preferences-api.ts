import type { HttpClient } from '@counterpoint/contract';
import { type MailPreferences, mailPreferences } from '@counterpoint/domain/schemas/home';

export const mailPreferenceKeys = { mine: ['account', 'mail-preferences'] as const };

export function fetchMailPreferences(http: HttpClient, signal: AbortSignal) {
  return http.get('/user/mail-preferences', { schema: mailPreferences, signal });
}

export function saveMailPreferences(http: HttpClient, json: MailPreferences) {
  return http.put('/user/mail-preferences', { schema: mailPreferences, json });
}
