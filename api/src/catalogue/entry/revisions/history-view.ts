import { SOCIETY_NAME } from '@counterpoint/domain/schemas';
import { nameOf } from '../../../parties/party-view.ts';
import type { StoredVersion } from './history-repository.ts';

/** A version in the list of all, as a member sees it; what it changed is for the caller to add. */
export function toVersion<State extends string>(row: StoredVersion<State>, memberId: string) {
  const { number, state, change_note, created_by, created_at, submitted_at, registered_at, kind } = row;
  return {
    number,
    state,
    change_note,
    author_name: kind === null ? SOCIETY_NAME : nameOf({ ...row, kind }),
    is_me: created_by === memberId,
    created_at: created_at.toISOString(),
    submitted_at: submitted_at?.toISOString() ?? null,
    registered_at: registered_at?.toISOString() ?? null,
  };
}
