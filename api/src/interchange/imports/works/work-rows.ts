import { isActive, WORKS } from '../../../catalogue/entry/entry-kind.ts';
import { publisherTerms, writerTerms } from '../../../catalogue/works/party-line-repository.ts';
import type { Columns } from '../../../platform/db/copy-rows.ts';
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
import type { NewWork } from './new-works.ts';

export function rowsOfWorks(works: readonly NewWork[], context: ImportContext): Iterable<TableRows> {
  const columns: EntryColumns<NewWork> = {
    entry: {},
    revision: CONTENT_COLUMNS,
    eventType: ({ state }) => eventType(state),
    listing: {
      title_key: ({ titleKey }) => titleKey,
      registered_at: (work) => registeredAt(WORKS, work, context.at),
    },
  };
  return rowsOfEntries(works, { kind: WORKS, ...columns }, context);
}

export function* linesOfWorks(entries: readonly NewWork[], context: ImportContext): Iterable<TableRows> {
  const kind = WORKS;
  yield intoLines('composition_line', writerColumns(context), { kind, entries, of: ({ writers }) => writers });
  yield intoLines('composition_publisher', publisherColumns(context), {
    kind,
    entries,
    of: ({ publishers }) => publishers,
  });
  yield intoLines('composition_recording', RECORDING_COLUMNS, { kind, entries, of: ({ recordings }) => recordings });
  const links = entries.flatMap((work) =>
    recordingsToLink(work).map((recordingId) => ({ workId: work.id, recordingId })),
  );
  yield intoLinks(links, context);
}

const CONTENT_COLUMNS: WholeColumns<NewWork, keyof NewWork['content']> = {
  title: ({ content }) => content.title,
  iswc: ({ content }) => content.iswc,
  language: ({ content }) => content.language,
  text_music: ({ content }) => content.text_music,
  version_type: ({ content }) => content.version_type,
  duration_s: ({ content }) => content.duration_s,
  genre: ({ content }) => content.genre,
  alternative_titles: ({ content }) => content.alternative_titles,
  facts: ({ content }) => content.facts,
};

function eventType(state: NewWork['state']) {
  if (state === 'draft') return 'imported';
  return state === 'awaiting_confirmation' ? 'imported_submitted' : 'imported_registered';
}

type Named<List extends 'writers' | 'publishers'> = PlacedLine<NewWork[List][number]>;

function namingColumns<List extends 'writers' | 'publishers'>({ at }: ImportContext): Columns<Named<List>> {
  return {
    party_id: ({ line }) => line.party?.id ?? null,
    pr: ({ line }) => line.line.shares.pr,
    mr: ({ line }) => line.line.shares.mr,
    sr: ({ line }) => line.line.shares.sr,
    confirmation: ({ line }) => line.confirmation,
    confirmed_at: ({ line }) => (line.confirmation === 'submitter' ? at : null),
  };
}

function writerColumns(context: ImportContext): Columns<Named<'writers'>> {
  return {
    ...namingColumns(context),
    role: ({ line }) => line.line.role,
    terms: ({ line }) => writerTerms(line.line),
  };
}

function publisherColumns(context: ImportContext): Columns<Named<'publishers'>> {
  return {
    ...namingColumns(context),
    chain: ({ line }) => line.line.chain,
    type: ({ line }) => line.line.type,
    terms: ({ line }) => publisherTerms(line.line),
  };
}

const RECORDING_COLUMNS: Columns<PlacedLine<NewWork['recordings'][number]>> = {
  recording_id: ({ line }) => line.recording_id,
  isrc: ({ line }) => line.isrc,
  mention: ({ line }) => JSON.stringify(line),
};

/** Only of works that are registered at once: later registrations link what they name. */
export function recordingsToLink({ state, recordings }: NewWork): string[] {
  if (!isActive(WORKS, state)) return [];
  return [...new Set(recordings.flatMap(({ recording_id }) => recording_id ?? []))];
}
