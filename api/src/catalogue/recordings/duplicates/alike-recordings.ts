import type { Database } from '../../../platform/db/transaction.ts';
import { frequenciesOf } from '../../../platform/search/word-frequencies.ts';
import { worksByWords } from '../../duplicates/duplicate-repository.ts';
import { nameKey } from '../../duplicates/judge.ts';
import { nameLexemes, titleQuestion, vocabularyOf } from '../../duplicates/title-question.ts';
import { type ComparedRecording, mainArtist, titleAndVersion } from './judge-recording.ts';

type Told = Pick<ComparedRecording, 'title' | 'version_title' | 'display_artist'>;

/** Allows one misspelling per word. `judgeRecording` decides which are the same. Two statements per batch. */
export async function alikeByWords(db: Database, recordings: readonly Told[]): Promise<string[][]> {
  const asked = recordings.flatMap((told, place) => {
    const artist = mainArtist(told.display_artist ?? '');
    const { compared } = titleAndVersion(told);
    return compared.label === '' || nameKey(artist) === '' ? [] : [{ place, artist, compared }];
  });
  const found = recordings.map((): string[] => []);
  if (asked.length === 0) return found;
  const titles = asked.map(({ compared }) => compared);
  const [near, frequencies] = await Promise.all([vocabularyOf(db, titles), frequenciesOf(db, 'recording')]);
  const questions = asked.map(({ artist, compared }) =>
    titleQuestion([nameLexemes(artist)], compared, { near, frequencies }),
  );
  const rows = await worksByWords(db, questions, 'recording');
  for (const { place, id } of rows) found[asked[place]?.place ?? -1]?.push(id);
  return found;
}
