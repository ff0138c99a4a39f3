import type { HttpClient } from '@counterpoint/contract';
import { ownMemberships, session } from '@counterpoint/domain/schemas/members';

export function membershipsQuery(http: HttpClient) {
  return {
    queryKey: ['memberships'] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await http.get('user/memberships', { schema: ownMemberships, signal })).items,
  };
}

export function chooseMember(http: HttpClient, memberId: string) {
  return http.put('session/member', { schema: session, json: { member_id: memberId } });
}
