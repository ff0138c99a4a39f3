import { splitVersion } from '@counterpoint/domain/recording-rules';
import type { RecordingCandidate } from '@counterpoint/domain/schemas/recordings';
import { nameKey } from '../../duplicates/compare-works.ts';
import { areSimilar, type ComparedTitle, comparedTitle } from '../../duplicates/title-similarity.ts';

export interface ComparedRecording {
  readonly title: string;
  readonly version_title: string | null;
  readonly display_artist: string | null;
  readonly isrc: string | null;
}

export type RecordingDuplicateMatch = Pick<RecordingCandidate, 'certainty' | 'why'>;

/** Separates the version from a title such as `Song (Live)`. */
export function titleAndVersion({ title, version_title }: Pick<ComparedRecording, 'title' | 'version_title'>): {
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
