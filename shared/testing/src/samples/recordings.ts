import type {
  RecordingPage,
  RecordingRow,
  RepertoireRecording,
  RepertoireRecordingPage,
} from '@counterpoint/domain/schemas/recordings';
import { RECORDING_FILTERS } from '@counterpoint/domain/states';
import { SAMPLE_INSTANT } from './members.ts';
import { countsByFilter, onePageOf } from './pages.ts';

/** A row of the member's sound recordings. */
export function aRecordingRow(overrides: Partial<RecordingRow> = {}): RecordingRow {
  return {
    id: '01900000-0000-7000-8000-000000000301',
    reference: 'R-2026-000301',
    version: 3,
    title: 'Songbird at the Harbour',
    version_title: null,
    display_artist: 'The Tidewater Trio',
    isrc: 'GBEMI0300013',
    duration_s: 222,
    label: 'Harbour Light',
    release_date: '2026-03-20',
    release_title: 'Night Harbour',
    work_count: 1,
    rights: 'complete',
    state: 'registered',
    is_in_dispute: false,
    updated_at: SAMPLE_INSTANT,
    ...overrides,
  };
}

/** A page of recordings with these rows. Counts follow the rows. */
export function aRecordingPage(
  items: RecordingRow[] = [aRecordingRow()],
  overrides: Partial<RecordingPage> = {},
): RecordingPage {
  return { ...onePageOf(items), counts: countsByFilter(items, RECORDING_FILTERS), ...overrides };
}

/** A recording of the repertoire, as a search result. */
export function aRepertoireRecording(overrides: Partial<RepertoireRecording> = {}): RepertoireRecording {
  return { ...aRecordingRow(), is_mine: false, matches: [], ...overrides };
}

/** A result of a search of the repertoire. */
export function aRepertoireRecordingPage(
  items: RepertoireRecording[] = [aRepertoireRecording()],
  overrides: Partial<RepertoireRecordingPage> = {},
): RepertoireRecordingPage {
  return { ...onePageOf(items), corrected_query: null, is_cut: false, ...overrides };
}
