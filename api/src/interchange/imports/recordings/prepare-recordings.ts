import { RECORDINGS } from '../../../catalogue/entry/entry-kind.ts';
import { nextReferenceNumbers } from '../../../catalogue/entry/entry-repository.ts';
import { indexWorks } from '../../../catalogue/works/work-index.ts';
import type { SearchDocument } from '../../../platform/search/search-index.ts';
import type { PrepareContext, PreparedEntries } from '../import-subject.ts';
import { type NewRecording, newRecording } from './new-recordings.ts';
import { worksOfIswcs } from './recording-import-repository.ts';
import { linesOfRecordings, rowsOfRecordings, worksToLink } from './recording-rows.ts';
import type { ValidatedRecording } from './validate-recording.ts';

export async function prepareRecordings(
  preparing: PrepareContext,
  writable: readonly ValidatedRecording[],
): Promise<PreparedEntries> {
  const recordings = writable.length === 0 ? [] : await newRecordings(preparing, writable);
  // The index finds a work by its linked recordings too.
  const linked = [...new Set(recordings.flatMap(worksToLink))];
  return {
    ids: recordings.map(({ id }) => id),
    tables: rowsOfRecordings(recordings, preparing),
    lines: linesOfRecordings(recordings, preparing),
    documents: recordings.map(documentOfRecording),
    async complete({ tx }) {
      if (linked.length > 0) await indexWorks(tx, linked);
      return 0;
    },
  };
}

async function newRecordings(
  preparing: PrepareContext,
  writable: readonly ValidatedRecording[],
): Promise<NewRecording[]> {
  const { db } = preparing;
  const iswcs = writable.flatMap(({ draft }) => draft?.works.flatMap(({ iswc }) => iswc ?? []) ?? []);
  const context = { ...preparing, works: await worksOfIswcs(db, iswcs) };
  const numbers = await nextReferenceNumbers(db, RECORDINGS, writable.length);
  return writable.flatMap((validated, index) => {
    const { draft } = validated;
    return draft ? newRecording(validated, { draft, sequence: numbers[index] ?? 0 }, context) : [];
  });
}

/** Builds the search document from memory. `indexRecordings` would read each recording again. */
function documentOfRecording({
  id,
  reference,
  state,
  draft,
  contributors,
  works,
  parties,
}: NewRecording): SearchDocument {
  const { title, version_title, display_artist, label, release_title, main_artists } = draft;
  return {
    subject: 'recording',
    id,
    title,
    texts: [
      version_title,
      display_artist,
      label,
      release_title,
      reference,
      ...main_artists,
      ...contributors.map(({ name }) => name),
      ...works.flatMap((work) => (work.composition_id ? [work.title] : [])),
    ],
    knownWords: parties.flatMap(({ words }) => words),
    codes: [
      ['isrc', draft.isrc],
      ...works.flatMap((work) => (work.composition_id ? [['iswc', work.iswc] as const] : [])),
      ...parties.map(({ ipi }) => ['ipi', ipi] as const),
      ...parties.map(({ isni }) => ['isni', isni ?? null] as const),
    ],
    isPublic: state === 'registered',
    isInVocabulary: state !== 'draft',
  };
}
