import { ignoreNotFound, nothing } from '@counterpoint/client/http';
import type { HttpClient } from '@counterpoint/contract';
import type { MembershipForm } from '@counterpoint/domain/schemas/members';
import {
  rightsHolder,
  type SocietyMembership,
  societyMembership,
  societyMemberships,
} from '@counterpoint/domain/schemas/parties';

const SOCIETIES = '/user/rightsholder/societies';

export const RIGHTS_HOLDER = { key: ['account', 'rights-holder'], path: '/user/rightsholder', schema: rightsHolder };
export const MEMBERSHIPS = { key: ['account', 'societies'], path: SOCIETIES, schema: societyMemberships };

type VersionedMembership = Pick<SocietyMembership, 'id' | 'version'>;

export function membershipsOf(http: HttpClient) {
  const schema = societyMembership;
  return {
    add: (json: MembershipForm, idempotencyKey: string) => http.post(SOCIETIES, { schema, json, idempotencyKey }),
    change: ({ id, version }: VersionedMembership, json: MembershipForm) =>
      http.put(`${SOCIETIES}/${id}`, { schema, json, version }),
    remove: ({ id, version }: VersionedMembership) =>
      http.delete(`${SOCIETIES}/${id}`, { schema: nothing, version }).catch(ignoreNotFound),
  };
}
