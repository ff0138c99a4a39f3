import type { queryOfRows } from '@counterpoint/catalogue/lists';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type RightsMessageParties,
  rightsMessagePreview,
  storedMessageParties,
} from '@counterpoint/domain/schemas/recordings';

type ChosenRecordings = ReturnType<typeof queryOfRows>;

export const MESSAGE_PARTIES = {
  key: ['recordings', 'rights-message-parties'],
  path: '/recordings/rights-message-parties',
  schema: storedMessageParties,
};

export function previewOf(query: ChosenRecordings) {
  const path = '/recordings/rights-message-preview';
  return { key: ['recordings', 'rights-message', query], path, schema: rightsMessagePreview, query };
}

export function saveMessageParties(http: HttpClient, parties: RightsMessageParties) {
  return http.put(MESSAGE_PARTIES.path, { schema: storedMessageParties, json: parties });
}

export function downloadMessage(http: HttpClient, query: ChosenRecordings, signal: AbortSignal): Promise<Download> {
  return http.download('/recordings/rights-message', { query, signal });
}
