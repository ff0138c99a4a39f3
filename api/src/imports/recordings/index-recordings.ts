import { putNewDocuments, type SearchDocument } from '../../search/search-index.ts';
import type { ImportFormat } from '../import-format.ts';
import type { Writing } from '../import-subject.ts';
import type { NewRecording } from './new-recordings.ts';

/** Makes new recordings findable, by what stands in memory: what `indexRecordings` reads again for each. */
export async function indexNewRecordings(
  { tx, client }: Pick<Writing<ImportFormat>, 'tx' | 'client'>,
  recordings: readonly NewRecording[],
): Promise<void> {
  await putNewDocuments(tx, client, recordings.map(documentOf));
}

function documentOf({ id, reference, state, draft, contributors, works, parties }: NewRecording): SearchDocument {
  const { title, version_title, display_artist, label, release_title, main_artists } = draft;
  return {
    ...{ subject: 'recording', id, title },
    texts: [
      ...[version_title, display_artist, label, release_title, reference, ...main_artists],
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
