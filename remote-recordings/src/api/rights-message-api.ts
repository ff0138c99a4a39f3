import type { queryOfRows } from '@counterpoint/catalogue/lists';
import type { Download, HttpClient } from '@counterpoint/contract';
import {
  type RightsMessageParties,
  rightsMessagePreview,
  storedMessageParties,
} from '@counterpoint/domain/schemas/recordings';

type ChosenRecordings = ReturnType<typeof queryOfRows>;

export const rightsMessageKeys = {
  preview: (query: ChosenRecordings) => ['recordings', 'rights-message', query] as const,
  parties: ['recordings', 'rights-message-parties'] as const,
};

const PARTIES = '/recordings/rights-message-parties';

export function fetchPreview(http: HttpClient, query: ChosenRecordings, signal: AbortSignal) {
  return http.get('/recordings/rights-message-preview', { schema: rightsMessagePreview, query, signal });
}

export async function fetchMessageParties(http: HttpClient, signal: AbortSignal) {
  return (await http.get(PARTIES, { schema: storedMessageParties, signal })).parties;
}

export function saveMessageParties(http: HttpClient, parties: RightsMessageParties) {
  return http.put(PARTIES, { schema: storedMessageParties, json: parties });
}

export function downloadMessage(http: HttpClient, query: ChosenRecordings): Promise<Download> {
  return http.download('/recordings/rights-message', { query });
}
