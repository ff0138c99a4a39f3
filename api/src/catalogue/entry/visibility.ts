import type { Act } from '../../platform/http/act.ts';
import { type EntryKind, isActive } from './entry-kind.ts';

/** The member as whom an entry is read. */
export type Viewer = Pick<Act['actor'], 'memberId' | 'partyId'>;

interface Seen {
  readonly state: string;
  readonly member_id: string;
  readonly is_party: boolean;
  readonly number: number;
  readonly revision: number;
}

/** Whether a member may see a revision: its author a draft, the parties what was submitted, everybody what is active. */
export function canSee(kind: EntryKind, revisionRow: Seen, { memberId }: Viewer): boolean {
  const { state, member_id, is_party, number, revision } = revisionRow;
  if (state === 'draft') return member_id === memberId;
  return is_party || (isActive(kind, state) && number === revision);
}

interface Pending {
  readonly member_id: string;
  readonly is_party: boolean;
  readonly pending_state: string | null;
}

/** Whether a member may know that there is a pending revision: nobody but its author knows of a draft. */
export function canSeePending({ member_id, is_party, pending_state }: Pending, { memberId }: Viewer): boolean {
  return member_id === memberId || (is_party && pending_state !== 'draft');
}
