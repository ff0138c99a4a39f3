import type { Act } from '../../platform/http/act.ts';
import { type EntryKind, isActive } from './entry-kind.ts';

/** A member as whom an object is read. */
export type Viewer = Pick<Act['actor'], 'memberId' | 'partyId'>;

interface Seen {
  readonly state: string;
  readonly member_id: string;
  readonly is_party: boolean;
  readonly number: number;
  readonly revision: number;
}

/**
 * Whether a version is shown to a member: a draft to who writes it, what was submitted to the object's parties, and what is in
 * force to everybody.
 */
export function canSee(kind: EntryKind, version: Seen, { memberId }: Viewer): boolean {
  const { state, member_id, is_party, number, revision } = version;
  if (state === 'draft') return member_id === memberId;
  return is_party || (isActive(kind, state) && number === revision);
}

interface Pending {
  readonly member_id: string;
  readonly is_party: boolean;
  readonly pending_state: string | null;
}

/** A draft of a new version is nobody's but who writes it. */
export function canSeePending({ member_id, is_party, pending_state }: Pending, { memberId }: Viewer): boolean {
  return member_id === memberId || (is_party && pending_state !== 'draft');
}
