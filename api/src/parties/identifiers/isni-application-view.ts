import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import type { StoredApplication } from './isni-application-repository.ts';

export function toMember(application: StoredApplication): IsniApplication {
  const { member_id, party_id, agency_request_id, party_isni, party_names, staff_notes, ...shown } = application;
  return shown;
}
