import { societyName } from '@counterpoint/domain/schemas/home';
import * as text from '../../messages/mandates.generated.ts';
import { nameIfAny, nameOf, type OptionalNames, type PartyNames, personFor } from '../../parties/party-view.ts';
import type { Act } from '../../platform/http/actor.ts';
import { type Confirmation, type EntryKind, isActive } from './entry-kind.ts';
import type { EventValues, RemovalValues, RevisionValues } from './entry-tables.ts';
import { renderNote } from './system-notes.ts';

export type StoredEvent<Type extends string> = OptionalNames &
  EventValues & {
    readonly type: Type;
    /** The person who acted for the member. */
    readonly person_name: string | null;
    /** The name of the member represented under the mandate. */
    readonly represented: string | null;
  };

/** The fields that details of works and recordings share. */
export function toEntryDetails<Type extends string>(
  { row, removed, events }: StoredEntry<Type>,
  lines: readonly { readonly is_me: boolean; readonly confirmation: Confirmation }[],
  viewer: Viewer,
) {
  const isMine = isSubmittedBy(viewer, row);
  const isAwaiting = row.state === 'awaiting_confirmation';
  const removedParties = removed.map((party) => toRemoved(party, viewer));
  // Only its author knows of a draft.
  const canSeePending = isMine || (row.is_party && row.pending_state !== 'draft');
  return {
    revision: row.number,
    change_note: row.is_party ? renderNote(row.change_note) : null,
    pending_revision: canSeePending ? row.pending_revision : null,
    removed: row.is_party ? removedParties : [],
    is_mine: isMine,
    awaits_my_confirmation:
      isAwaiting && [...lines, ...removedParties].some((line) => line.is_me && line.confirmation === 'invited'),
    confirm_by: isAwaiting ? toInstant(row.confirm_by) : null,
    reminded_at: isAwaiting ? toInstant(row.reminded_at) : null,
    submitted_at: toInstant(row.submitted_at),
    registered_at: toInstant(row.registered_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    // Only its author sees that an amendment was begun: others learn of it when it is submitted.
    events: events.filter(({ type }) => type !== 'amended' || isMine).map((event) => toEvent(event, viewer)),
  };
}

function toRemoved(row: RemovedParty, { partyId }: Viewer) {
  const { party_id, confirmation } = row;
  const confirmed_at = toInstant(row.confirmed_at);
  return { party_id, name: nameOf(row), is_me: party_id === partyId, confirmation, confirmed_at };
}

function toEvent<Type extends string>(event: StoredEvent<Type>, { memberId }: Viewer) {
  const { id, type, at, revision, note } = event;
  const isOwn = event.member_id === memberId;
  const name = nameIfAny(event) ?? societyName();
  const person = isOwn ? personFor(event.person_name, name) : null;
  const actor = person ?? name;
  const { represented } = event;
  return {
    id,
    type,
    revision,
    note: renderNote(note),
    actor_name: represented === null ? actor : text.onBehalf({ representative: actor, represented }),
    represented_name: represented,
    is_me: isOwn && person === null && represented === null,
    at: at.toISOString(),
  };
}

export function toInstant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

export type Viewer = Pick<Act['actor'], 'memberId' | 'partyId' | 'mandate'>;

/** Columns of a read revision that its table and its entry's table don't have. */
export interface RevisionAccess {
  readonly is_in_dispute: boolean;
  readonly is_party: boolean;
  readonly pending_state: string | null;
}

type StoredRow = RevisionAccess &
  RevisionValues & {
    readonly state: string;
    readonly member_id: string;
    readonly revision: number;
    readonly pending_revision: number | null;
    readonly updated_at: Date;
  };

export type RemovedParty = PartyNames & Omit<RemovalValues, 'revision'>;

interface StoredEntry<Type extends string> {
  readonly row: StoredRow;
  readonly removed: readonly RemovedParty[];
  readonly events: readonly StoredEvent<Type>[];
}

/** Drafts are visible to their author, submitted revisions to the parties, active ones to every member. */
export function canSee(kind: EntryKind, revisionRow: StoredRow, viewer: Viewer): boolean {
  const { state, is_party, number, revision } = revisionRow;
  if (state === 'draft') return isSubmittedBy(viewer, revisionRow);
  return is_party || (isActive(kind, state) && number === revision);
}

/** Not for a representative, who only answers for the member. */
function isSubmittedBy({ memberId, mandate }: Viewer, { member_id }: StoredRow): boolean {
  return member_id === memberId && !mandate;
}
