import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { endedSessions, ownSessions } from '@counterpoint/domain/schemas/members';

export const SESSIONS = { key: ['account', 'sessions'], path: '/user/sessions', schema: ownSessions };

export function endSession(http: HttpClient, id: string) {
  return http.delete(`/user/sessions/${encodeURIComponent(id)}`, { schema: nothing });
}

export async function endOtherSessions(http: HttpClient): Promise<number> {
  return (await http.delete('/user/sessions', { schema: endedSessions })).ended;
}
