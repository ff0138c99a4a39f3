import type { SearchDocument } from '../../../platform/search/search-index.ts';
import type { NewRecording } from './new-recordings.ts';

/** Builds the search document from memory. `indexRecordings` would read each recording again. */
export function documentOfRecording({
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
    isLearned: state !== 'draft',
  };
}
