import { nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import { endedSessions, ownSessions } from '@counterpoint/domain/schemas/members';

export const SESSIONS = { key: ['account', 'sessions'], path: '/user/sessions', schema: ownSessions };

export function sessionsOf(http: HttpClient) {
  return {
    end: (id: string) => http.delete(`/user/sessions/${encodeURIComponent(id)}`, { schema: nothing }),
    endOthers: () => http.delete('/user/sessions', { schema: endedSessions }),
  };
}
