import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { endedSessions, type OwnSession, ownSessions } from '@counterpoint/domain/schemas/members';

export const sessionKeys = { mine: ['account', 'sessions'] as const };

export async function fetchSessions(http: HttpClient, signal: AbortSignal): Promise<OwnSession[]> {
  return (await http.get('/user/sessions', { schema: ownSessions, signal })).items;
}

export function endSession(http: HttpClient, id: string) {
  return http.delete(`/user/sessions/${encodeURIComponent(id)}`, { schema: nothing });
}

export async function endOtherSessions(http: HttpClient): Promise<number> {
  return (await http.delete('/user/sessions', { schema: endedSessions })).ended;
}
