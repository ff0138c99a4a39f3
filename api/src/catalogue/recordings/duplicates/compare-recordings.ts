import { splitVersion } from '@counterpoint/domain/recording-rules';
import type { RecordingCandidate } from '@counterpoint/domain/schemas/recordings';
import { nameKey } from '../../../parties/party-likeness.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { withoutArticles, wordsOf } from '../../../platform/search/tokenize.ts';
import { frequenciesOf } from '../../../platform/search/word-frequencies.ts';
import { searchTitles } from '../../duplicates/duplicate-repository.ts';
import { buildTitleQuery, vocabularyOf } from '../../duplicates/title-query.ts';
import { areSimilar, type ComparedTitle, comparedTitle } from '../../duplicates/title-similarity.ts';

export interface ComparedRecording {
  readonly title: string;
  readonly version_title: string | null;
  readonly display_artist: string | null;
  readonly isrc: string | null;
}

export type RecordingDuplicateMatch = Pick<RecordingCandidate, 'certainty' | 'why'>;

/** Separates the version from a title such as `Song (Live)`. */
function titleAndVersion({ title, version_title }: Pick<ComparedRecording, 'title' | 'version_title'>): {
  readonly compared: ComparedTitle;
  readonly version: string;
} {
  const split = splitVersion(title);
  return { compared: comparedTitle(split.title), version: nameKey(version_title ?? split.version ?? '') };
}

/** Strips featured artists, who are credited inconsistently. */
export function mainArtist(artist: string): string {
  return artist.replace(/\s[([]?(?:feat\.?|ft\.?|featuring)\s.*$/i, '').trim();
}

/** Certain by ISRC; probable by title, artist and version. Live and remix versions are other recordings. */
export function compareRecordings(given: ComparedRecording, found: ComparedRecording): RecordingDuplicateMatch | null {
  if (given.isrc !== null && given.isrc === found.isrc) return { certainty: 'certain', why: ['isrc'] };
  const artist = nameKey(mainArtist(given.display_artist ?? ''));
  if (artist === '' || artist !== nameKey(mainArtist(found.display_artist ?? ''))) return null;
  const [one, other] = [titleAndVersion(given), titleAndVersion(found)];
  if (one.version !== other.version || !areSimilar(one.compared, other.compared)) return null;
  return { certainty: 'probable', why: ['title', 'artist'] };
}

type SearchedRecording = Pick<ComparedRecording, 'title' | 'version_title' | 'display_artist'>;

/** Allows one misspelling per word. `compareRecordings` decides which are the same. Two statements per batch. */
export async function findSimilarRecordings(
  db: Database,
  recordings: readonly SearchedRecording[],
): Promise<string[][]> {
  const sought = recordings.flatMap((recording, place) => {
    const artist = mainArtist(recording.display_artist ?? '');
    const { compared } = titleAndVersion(recording);
    return compared.label === '' || nameKey(artist) === '' ? [] : [{ place, artist, compared }];
  });
  const found = recordings.map((): string[] => []);
  if (sought.length === 0) return found;
  const titles = sought.map(({ compared }) => compared);
  const [findCorrections, frequencies] = await Promise.all([vocabularyOf(db, titles), frequenciesOf(db, 'recording')]);
  const questions = sought.map(({ artist, compared }) =>
    buildTitleQuery([withoutArticles(wordsOf(artist))], compared, { findCorrections, frequencies }),
  );
  const rows = await searchTitles(db, questions, 'recording');
  for (const { place, id } of rows) found[sought[place]?.place ?? -1]?.push(id);
  return found;
}
