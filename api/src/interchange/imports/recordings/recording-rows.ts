import type { ContributorLine, RightLine, WorkMention } from '@counterpoint/domain/schemas/recordings';
import { isActive, RECORDINGS } from '../../../catalogue/entry/entry-kind.ts';
import type { TableRows, WholeColumns } from '../../../platform/db/copy-tables.ts';
import type { ImportContext } from '../import-format.ts';
import {
  type EntryColumns,
  intoLines,
  intoLinks,
  type PlacedLine,
  registeredAt,
  rowsOfEntries,
} from '../writing/entry-rows.ts';
import type { NamedContributor, NewRecording, NewRight } from './new-recordings.ts';

export function rowsOfRecordings(recordings: readonly NewRecording[], context: ImportContext): Iterable<TableRows> {
  return rowsOfEntries(recordings, { kind: RECORDINGS, ...recordingColumns(context) }, context);
}

export function* linesOfRecordings(entries: readonly NewRecording[], context: ImportContext): Iterable<TableRows> {
  const kind = RECORDINGS;
  yield intoLines('recording_contributor', CONTRIBUTOR_COLUMNS, {
    kind,
    entries,
    of: ({ contributors }) => contributors,
  });
  yield intoLines('recording_right', rightColumns(context), { kind, entries, of: ({ rights }) => rights });
  yield intoLines('recording_work', WORK_COLUMNS, { kind, entries, of: ({ works }) => works });
  const links = entries.flatMap((recording) =>
    worksToLink(recording).map((workId) => ({ recordingId: recording.id, workId })),
  );
  yield intoLinks(links, context);
}

const CONTENT_COLUMNS: WholeColumns<NewRecording, keyof NewRecording['content']> = {
  title: ({ content }) => content.title,
  isrc: ({ content }) => content.isrc,
  facts: ({ content }) => content.facts,
};

function recordingColumns({ at }: ImportContext): EntryColumns<NewRecording> {
  return {
    entry: {
      state: ({ state }) => state,
      title: ({ draft }) => draft.title,
      version_title: ({ draft }) => draft.version_title,
      display_artist: ({ draft }) => draft.display_artist ?? '',
      isrc: ({ draft }) => draft.isrc,
      duration_s: ({ draft }) => draft.duration_s,
      label: ({ draft }) => draft.label,
      release_title: ({ draft }) => draft.release_title,
      release_date: ({ draft }) => draft.release_date,
      registered_at: (recording) => registeredAt(RECORDINGS, recording, at),
    },
    revision: CONTENT_COLUMNS,
    eventType: 'imported',
    listing: {
      title_key: ({ titleKey }) => titleKey,
      artist_key: ({ artistKey }) => artistKey,
    },
  };
}

/** Formats our own codes as a PostgreSQL array. None needs escaping. */
function arrayOf(codes: readonly string[]): string {
  return `{${codes.join(',')}}`;
}

const CONTRIBUTOR_COLUMNS: WholeColumns<PlacedLine<NamedContributor>, keyof ContributorLine> = {
  party_id: ({ line }) => line.party?.id ?? null,
  name: ({ line }) => line.name,
  category: ({ line }) => line.line.category,
  roles: ({ line }) => arrayOf(line.line.roles),
  other_roles: ({ line }) => line.line.other_roles,
  performed_from: ({ line }) => line.line.performed_from,
  performed_to: ({ line }) => line.line.performed_to,
  country: ({ line }) => line.line.country,
  share: ({ line }) => line.line.share,
};

function rightColumns({ at }: ImportContext): WholeColumns<PlacedLine<NewRight>, keyof RightLine> {
  return {
    party_id: ({ line }) => line.party?.id ?? null,
    role: ({ line }) => line.line.role,
    uses: ({ line }) => arrayOf(line.line.uses),
    share: ({ line }) => line.line.share,
    territories: ({ line }) => JSON.stringify(line.line.territories),
    valid_from: ({ line }) => line.line.valid_from,
    valid_to: ({ line }) => line.line.valid_to,
    source: ({ line }) => line.line.source,
    is_controlled_by_third_party: ({ line }) => line.line.is_controlled_by_third_party,
    confirmation: ({ line }) => line.confirmation,
    confirmed_at: ({ line }) => (line.confirmation === 'submitter' ? at : null),
  };
}

const WORK_COLUMNS: WholeColumns<PlacedLine<WorkMention>, keyof WorkMention> = {
  composition_id: ({ line }) => line.composition_id,
  iswc: ({ line }) => line.iswc,
  title: ({ line }) => line.title,
  writers: ({ line }) => line.writers,
};

export function worksToLink({ state, works }: NewRecording): string[] {
  if (!isActive(RECORDINGS, state)) return [];
  return [...new Set(works.flatMap(({ composition_id }) => composition_id ?? []))];
}
