import type { HttpClient } from '@counterpoint/contract';
import { ownMemberships, session } from '@counterpoint/domain/schemas/members';

export const MEMBERSHIPS = { key: ['memberships'], path: 'user/memberships', schema: ownMemberships };

export function chooseMember(http: HttpClient, memberId: string) {
  return http.put('session/member', { schema: session, json: { member_id: memberId } });
}
