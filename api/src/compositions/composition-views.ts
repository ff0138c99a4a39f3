import {
  type CompositionDetails,
  type CompositionRow,
  SOCIETY_NAME,
  type WriterView,
} from '@counterpoint/domain/schemas';
import type { PartyNames } from '../account/party-name.ts';
import { nameOf } from '../composers/party-view.ts';
import type { Row } from '../db/tables.ts';
import type { Act } from '../http/act.ts';

type Viewer = Pick<Act['actor'], 'memberId' | 'partyId'>;

/** A work with the revision it shows. */
export type WorkRow = Omit<Row<'composition'>, 'created_at'> &
  Omit<Row<'composition_revision'>, 'created_at' | 'composition_id' | 'number'> & {
    readonly created_at: Date;
    readonly is_in_dispute: boolean;
  };

/** A line with the party it names. */
export type LineRow = Row<'composition_line'> &
  PartyNames & { readonly ipi_name_number: string | null; readonly member_id: string | null };

/** An event with the party of the member who acted; where the society did there is none. */
export type EventRow = Row<'composition_event'> &
  Omit<PartyNames, 'kind'> & { readonly kind: PartyNames['kind'] | null };

/** A work as one of those sees it who may. */
export function toDetails(work: WorkRow, lines: readonly LineRow[], events: readonly EventRow[], viewer: Viewer) {
  const writers = lines.map((line) => toWriter(line, viewer));
  const { id, reference, version, revision, state, is_in_dispute, alternative_titles, iswc, language } = work;
  const { title, text_music, version_type, duration_s, genre } = work;
  const isAwaiting = state === 'awaiting_confirmation';
  const details: CompositionDetails = {
    ...{ id, reference, version, revision, state, is_in_dispute },
    ...{ title, alternative_titles, iswc, language, text_music, version_type, duration_s, genre },
    writers,
    is_mine: work.member_id === viewer.memberId,
    awaits_my_confirmation: isAwaiting && writers.some((line) => line.is_me && line.confirmation === 'invited'),
    confirm_by: isAwaiting ? toInstant(work.confirm_by) : null,
    created_at: work.created_at.toISOString(),
    submitted_at: toInstant(work.submitted_at),
    registered_at: toInstant(work.registered_at),
    updated_at: work.updated_at.toISOString(),
    events: events.map((event) => toEvent(event, viewer)),
  };
  return details;
}

/** A row of a list. */
export function toRow(
  work: Omit<CompositionRow, 'writers' | 'updated_at'> & { updated_at: Date },
  lines: LineRow[],
  viewer: Viewer,
) {
  const { id, reference, title, iswc, state, is_in_dispute } = work;
  const writers = lines.map((line) => {
    const { party_id, name, is_me, shares } = toWriter(line, viewer);
    return { party_id, name, is_me, shares };
  });
  const updated_at = work.updated_at.toISOString();
  const row: CompositionRow = { id, reference, title, iswc, state, is_in_dispute, writers, updated_at };
  return row;
}

function toWriter(line: LineRow, viewer: Viewer): WriterView {
  const { party_id, ipi_name_number, role, pr, mr, sr, confirmation } = line;
  return {
    party_id,
    name: nameOf(line),
    ipi_name_number,
    is_member: line.member_id !== null,
    is_me: party_id === viewer.partyId,
    role,
    shares: { pr, mr, sr },
    confirmation,
    confirmed_at: toInstant(line.confirmed_at),
  };
}

function toEvent(event: EventRow, viewer: Viewer): CompositionDetails['events'][number] {
  const { id, type, at, kind } = event;
  const actor_name = kind === null ? SOCIETY_NAME : nameOf({ ...event, kind });
  return { id, type, actor_name, is_me: event.member_id === viewer.memberId, at: at.toISOString() };
}

function toInstant(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
