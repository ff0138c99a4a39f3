import type { Tx } from '../../platform/db/transaction.ts';
import { type SearchDocument, saveDocuments } from '../../platform/search/search-index.ts';
import { lockEntries } from '../../platform/search/search-repository.ts';
import { readIndexed } from './recording-index-repository.ts';
import { type ContributorRow, type RightRow, readContributors, readRights } from './recording-lines-repository.ts';

export async function indexRecordings(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [, recordings, contributors, rights] = await Promise.all([
    lockEntries(tx, 'recording', ids),
    readIndexed(tx, ids),
    readContributors(tx, ids),
    readRights(tx, ids),
  ]);
  const partiesOf = Map.groupBy([...contributors, ...rights], ({ recording_id }) => recording_id);
  await saveDocuments(
    tx,
    recordings.map((recording) => documentOf(recording, partiesOf.get(recording.id) ?? [])),
  );
}

type IndexedRecording = Awaited<ReturnType<typeof readIndexed>>[number];

function documentOf(recording: IndexedRecording, parties: readonly (ContributorRow | RightRow)[]): SearchDocument {
  const { id, title, version_title, display_artist, label, release_title, reference, isrc, state } = recording;
  const names = parties.flatMap((party) => [
    'name' in party ? party.name : null,
    party.given_names,
    party.family_name,
    party.organisation_name,
  ]);
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
      ...recording.main_artists,
      ...names,
      ...recording.works.map((work) => work.title),
    ],
    codes: [
      ['isrc', isrc],
      ...recording.works.map(({ iswc }) => ['iswc', iswc] as const),
      ...parties.map(({ ipi_name_number }) => ['ipi', ipi_name_number] as const),
      ...parties.map(({ isni }) => ['isni', isni] as const),
    ],
    isPublic: state === 'registered',
    isInVocabulary: state !== 'draft',
  };
}
