import type { Tx } from '../../db/transaction.ts';
import { putDocuments, type SearchDocument } from '../../search/search-index.ts';
import type { NewRecording } from './new-recordings.ts';

/** Makes new recordings findable, by what stands in memory: what `indexRecordings` reads again for each. */
export async function indexNewRecordings(tx: Tx, recordings: readonly NewRecording[]): Promise<void> {
  await putDocuments(tx, recordings.map(documentOf));
}

function documentOf({ id, reference, state, draft, parties }: NewRecording): SearchDocument {
  const { title, version_title, display_artist, label, release_title, main_artists, contributors, works } = draft;
  return {
    ...{ subject: 'recording', id, title },
    texts: [
      ...[version_title, display_artist, label, release_title, reference, ...main_artists],
      ...contributors.map(({ name }) => name),
      ...parties.flatMap(({ names }) => names),
      ...works.flatMap((work) => (work.composition_id ? [work.title] : [])),
    ],
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
