import {
  NO_FACTS,
  NO_WRITER_TERMS,
  type RepertoirePage,
  type RepertoireRow,
  type WorkDetails,
  type WorkPage,
  type WorkRow,
  type WriterView,
} from '@counterpoint/domain/schemas/works';
import { WORK_FILTERS } from '@counterpoint/domain/states';
import { aParty, myParty, SAMPLE_INSTANT } from './members.ts';
import { countsByFilter, onePageOf } from './pages.ts';

/** The line of the signed-in member: composer and author of half a work. */
export function aWriter(overrides: Partial<WriterView> = {}): WriterView {
  const { id, name, ipi_name_number, is_member, is_me } = myParty();
  return {
    party_id: id,
    name,
    ipi_name_number,
    is_member,
    is_me,
    role: 'CA',
    shares: { pr: 5000, mr: 5000, sr: 0 },
    confirmation: 'submitter',
    confirmed_at: SAMPLE_INSTANT,
    ...NO_WRITER_TERMS,
    ...overrides,
  };
}

/** The line of another member, who has confirmed. */
export function aCoWriter(overrides: Partial<WriterView> = {}): WriterView {
  const { id, name, ipi_name_number } = aParty();
  return aWriter({ party_id: id, name, ipi_name_number, is_me: false, confirmation: 'confirmed', ...overrides });
}

/** A row of the member's works: registered, by two writers. */
export function aWorkRow(overrides: Partial<WorkRow> = {}): WorkRow {
  return {
    id: '01900000-0000-7000-8000-000000000101',
    reference: 'C-2026-000101',
    version: 3,
    title: 'Songbird at the Harbour',
    iswc: 'T9000000011',
    state: 'registered',
    is_in_dispute: false,
    writers: [aWriter(), aCoWriter()].map(({ party_id, name, is_me, shares }) => ({ party_id, name, is_me, shares })),
    publishers: [],
    society_answers: [],
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A page of works with these rows; `total` says there are more. Counts follow the rows. */
export function aWorkPage(items: WorkRow[] = [aWorkRow()], overrides: Partial<WorkPage> = {}): WorkPage {
  return { ...onePageOf(items), counts: countsByFilter(items, WORK_FILTERS), ...overrides };
}

function aRepertoireRow(): RepertoireRow {
  const { society_answers: _, ...summary } = aWorkRow();
  return { ...summary, is_mine: false, matches: [] };
}

/** A result of a search of the repertoire. */
export function aRepertoirePage(
  items: RepertoirePage['items'] = [aRepertoireRow()],
  overrides: Partial<RepertoirePage> = {},
): RepertoirePage {
  return { ...onePageOf(items), corrected_query: null, is_cut: false, ...overrides };
}

/** The details of `aWorkRow()`. */
export function aWorkDetails(overrides: Partial<WorkDetails> = {}): WorkDetails {
  const { id, reference, title, iswc, state, is_in_dispute } = aWorkRow();
  return {
    id,
    reference,
    version: 3,
    revision: 1,
    state,
    is_in_dispute,
    title,
    alternative_titles: [],
    iswc,
    language: 'en',
    text_music: 'MTX',
    version_type: 'ORI',
    duration_s: 222,
    genre: null,
    ...NO_FACTS,
    pending_revision: null,
    change_note: null,
    duplicate_of: null,
    writers: [aWriter(), aCoWriter()],
    publishers: [],
    recordings: [],
    society_answers: [],
    removed: [],
    is_mine: true,
    is_party: true,
    awaits_my_confirmation: false,
    confirm_by: null,
    reminded_at: null,
    created_at: SAMPLE_INSTANT,
    submitted_at: SAMPLE_INSTANT,
    registered_at: SAMPLE_INSTANT,
    updated_at: SAMPLE_INSTANT,
    events: [
      {
        id: '01900000-0000-7000-8000-000000000201',
        type: 'registered',
        revision: 1,
        note: null,
        actor_name: 'Ama Serwaa',
        is_me: true,
        at: SAMPLE_INSTANT,
      },
    ],
    ...overrides,
  };
}

/** A draft of the signed-in member, who is its only writer. */
export function aDraft(overrides: Partial<WorkDetails> = {}): WorkDetails {
  return aWorkDetails({
    state: 'draft',
    iswc: null,
    writers: [aWriter({ shares: { pr: 10_000, mr: 10_000, sr: 0 } })],
    submitted_at: null,
    registered_at: null,
    events: [],
    ...overrides,
  });
}
