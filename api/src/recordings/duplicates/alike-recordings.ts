import type { Database } from '../../db/transaction.ts';
import { worksByWords } from '../../duplicates/duplicate-repository.ts';
import { nameQuery, titleQuery, vocabularyOf } from '../../duplicates/duplicate-search.ts';
import { nameKey } from '../../duplicates/judge.ts';
import { type ComparedRecording, mainArtist, titleAndVersion } from './judge-recording.ts';

type Told = Pick<ComparedRecording, 'title' | 'version_title' | 'display_artist'>;

/**
 * For each of the recordings, those with the words of its title, a misspelling each forgiven, and the words of its
 * artist; whether they are the same is for `judgeRecording`. Two statements, whatever their number.
 */
export async function alikeByWords(db: Database, recordings: readonly Told[]): Promise<string[][]> {
  const asked = recordings.flatMap((told, place) => {
    const artist = mainArtist(told.display_artist ?? '');
    const { compared } = titleAndVersion(told);
    return compared.label === '' || nameKey(artist) === '' ? [] : [{ place, artist, compared }];
  });
  const found = recordings.map((): string[] => []);
  if (asked.length === 0) return found;
  const near = await vocabularyOf(
    db,
    asked.map(({ compared }) => compared),
  );
  const queries = asked.map(({ artist, compared }) => `${nameQuery(artist)} & ${titleQuery(compared, near)}`);
  for (const { place, id } of await worksByWords(db, queries, 'recording')) found[asked[place]?.place ?? -1]?.push(id);
  return found;
}
