import type { Database } from '../../../platform/db/transaction.ts';
import { frequenciesOf } from '../../../platform/search/word-frequencies.ts';
import { nameKey } from '../../duplicates/compare-works.ts';
import { searchTitles } from '../../duplicates/duplicate-repository.ts';
import { buildTitleQuery, nameLexemes, vocabularyOf } from '../../duplicates/title-query.ts';
import { type ComparedRecording, mainArtist, titleAndVersion } from './compare-recordings.ts';

type SoughtRecording = Pick<ComparedRecording, 'title' | 'version_title' | 'display_artist'>;

/** Allows one misspelling per word. `compareRecordings` decides which are the same. Two statements per batch. */
export async function findSimilarRecordings(db: Database, recordings: readonly SoughtRecording[]): Promise<string[][]> {
  const sought = recordings.flatMap((recording, place) => {
    const artist = mainArtist(recording.display_artist ?? '');
    const { compared } = titleAndVersion(recording);
    return compared.label === '' || nameKey(artist) === '' ? [] : [{ place, artist, compared }];
  });
  const found = recordings.map((): string[] => []);
  if (sought.length === 0) return found;
  const titles = sought.map(({ compared }) => compared);
  const [near, frequencies] = await Promise.all([vocabularyOf(db, titles), frequenciesOf(db, 'recording')]);
  const questions = sought.map(({ artist, compared }) =>
    buildTitleQuery([nameLexemes(artist)], compared, { near, frequencies }),
  );
  const rows = await searchTitles(db, questions, 'recording');
  for (const { place, id } of rows) found[sought[place]?.place ?? -1]?.push(id);
  return found;
}
