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

interface NewMembership {
  readonly form: MembershipForm;
  readonly idempotencyKey: string;
}

export function addMembership(http: HttpClient, { form, idempotencyKey }: NewMembership) {
  return http.post(SOCIETIES, { schema: societyMembership, json: form, idempotencyKey });
}

type VersionedMembership = Pick<SocietyMembership, 'id' | 'version'>;

export function changeMembership(http: HttpClient, { id, version }: VersionedMembership, form: MembershipForm) {
  return http.put(`${SOCIETIES}/${id}`, { schema: societyMembership, json: form, version });
}

export function removeMembership(http: HttpClient, { id, version }: VersionedMembership) {
  return http.delete(`${SOCIETIES}/${id}`, { schema: nothing, version }).catch(ignoreNotFound);
}
