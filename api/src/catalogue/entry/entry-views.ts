import { societyName } from '@counterpoint/domain/schemas/home';
import * as text from '../../messages/mandates.generated.ts';
import { nameIfAny, nameOf, type OptionalNames, personFor } from '../../parties/party-view.ts';
import type { Act } from '../../platform/http/actor.ts';
import type { RemovedParty } from './confirmation/confirmation-repository.ts';
import { type EntryKind, isActive } from './entry-kind.ts';
import type { EventValues, RevisionValues } from './entry-tables.ts';
import { renderNote } from './system-notes.ts';

export function toRemoved(row: RemovedParty, { partyId }: Viewer) {
  const { party_id, confirmation } = row;
  const confirmed_at = toInstant(row.confirmed_at);
  return { party_id, name: nameOf(row), is_me: party_id === partyId, confirmation, confirmed_at };
}

export type StoredEvent<Type extends string> = OptionalNames &
  EventValues & {
    readonly type: Type;
    /** The person who acted for the member. */
    readonly person_name: string | null;
    /** The name of the member represented under the mandate. */
    readonly represented: string | null;
  };

/** Shows only the author that an amendment was begun: others learn of it when it is submitted. */
export function toEvents<Type extends string>(events: readonly StoredEvent<Type>[], isMine: boolean, viewer: Viewer) {
  return events.filter(({ type }) => type !== 'amended' || isMine).map((event) => toEvent(event, viewer));
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

type StoredRevision = RevisionValues & { readonly state: string };

export function toProgress(row: StoredRevision, lines: readonly { is_me: boolean; confirmation: string }[]) {
  const isAwaiting = row.state === 'awaiting_confirmation';
  return {
    awaits_my_confirmation: isAwaiting && lines.some((line) => line.is_me && line.confirmation === 'invited'),
    confirm_by: isAwaiting ? toInstant(row.confirm_by) : null,
    reminded_at: isAwaiting ? toInstant(row.reminded_at) : null,
    submitted_at: toInstant(row.submitted_at),
    registered_at: toInstant(row.registered_at),
  };
}

export type Viewer = Pick<Act['actor'], 'memberId' | 'partyId' | 'mandate'>;

interface RevisionAccess {
  readonly state: string;
  readonly member_id: string;
  readonly is_party: boolean;
  readonly number: number;
  readonly revision: number;
}

/** Drafts are visible to their author, submitted revisions to the parties, active ones to every member. */
export function canSee(kind: EntryKind, revisionRow: RevisionAccess, viewer: Viewer): boolean {
  const { state, is_party, number, revision } = revisionRow;
  if (state === 'draft') return isSubmittedBy(viewer, revisionRow);
  return is_party || (isActive(kind, state) && number === revision);
}

interface PendingEntry {
  readonly member_id: string;
  readonly is_party: boolean;
  readonly pending_state: string | null;
}

/** Only its author knows of a draft. */
export function canSeePending(entry: PendingEntry, viewer: Viewer): boolean {
  return isSubmittedBy(viewer, entry) || (entry.is_party && entry.pending_state !== 'draft');
}

/** Not for a representative, who only answers for the member. */
export function isSubmittedBy(
  { memberId, mandate }: Viewer,
  { member_id }: Pick<RevisionAccess, 'member_id'>,
): boolean {
  return member_id === memberId && !mandate;
}
