import type { IsniApplication } from '@counterpoint/domain/schemas';
import type { Row } from '../../platform/db/tables.ts';
import type { PartyNames } from '../party-name.ts';
import { memberKindOf } from '../party-view.ts';
import type { StoredApplication } from './isni-application-repository.ts';

type ApplicationRow = Row<'isni_application'> & PartyNames & { readonly party_isni: string | null };

interface Parts {
  readonly candidates: readonly Row<'isni_candidate'>[];
  readonly events: readonly Row<'isni_event'>[];
}

/** An application with its parts, as the services know it. */
export function toApplication(row: ApplicationRow, { candidates, events }: Parts): StoredApplication {
  const { kind, given_names, family_name, organisation_name, created_at, updated_at, submitted_at, ...rest } = row;
  return {
    ...rest,
    subject_kind: memberKindOf(kind),
    party_names: { kind, given_names, family_name, organisation_name },
    candidates: candidates.map(({ application_id: _, offered_at: _offered, answered_at: _answered, ...candidate }) => ({
      ...candidate,
    })),
    events: events.map(({ id, at, by, from_state, to_state, note }) => ({
      id,
      at: at.toISOString(),
      by,
      from: from_state,
      to: to_state,
      note,
    })),
    staff_notes: events.map(({ staff, staff_note }) => ({ staff, staff_note })),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
  };
}

/** As its member sees it: without what is for staff. */
export function toMember(application: StoredApplication): IsniApplication {
  const { member_id, party_id, agency_request_id, party_isni, party_names, staff_notes, ...shown } = application;
  return shown;
}
