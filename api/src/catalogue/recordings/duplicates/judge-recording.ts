import { splitVersion } from '@counterpoint/domain/recording-rules';
import type { RecordingCandidate } from '@counterpoint/domain/schemas/recordings';
import { nameKey } from '../../duplicates/judge.ts';
import { areAlike, type ComparedTitle, comparedTitle } from '../../duplicates/title-similarity.ts';

/** A recording as it is compared with others. */
export interface ComparedRecording {
  readonly title: string;
  readonly version_title: string | null;
  readonly display_artist: string | null;
  readonly isrc: string | null;
}

/** What makes two recordings one. */
export type RecordingVerdict = Pick<RecordingCandidate, 'certainty' | 'why'>;

/** The title without the version that may stand in it, and the version from wherever it stands. */
export function titleAndVersion({ title, version_title }: Pick<ComparedRecording, 'title' | 'version_title'>): {
  readonly compared: ComparedTitle;
  readonly version: string;
} {
  const split = splitVersion(title);
  return { compared: comparedTitle(split.title), version: nameKey(version_title ?? split.version ?? '') };
}

/** Whose it is first of all: guests are told in many ways, and change nothing of what is heard. */
export function mainArtist(artist: string): string {
  return artist.replace(/\s[([]?(?:feat\.?|ft\.?|featuring)\s.*$/i, '').trim();
}

/**
 * Whether a recording that stands may be the one given: certainly with the same ISRC; probably where title, artist and
 * version agree, whatever their ISRCs. Live, remix and remaster are recordings of their own.
 */
export function judgeRecording(given: ComparedRecording, found: ComparedRecording): RecordingVerdict | null {
  if (given.isrc !== null && given.isrc === found.isrc) return { certainty: 'certain', why: ['isrc'] };
  const artist = nameKey(mainArtist(given.display_artist ?? ''));
  if (artist === '' || artist !== nameKey(mainArtist(found.display_artist ?? ''))) return null;
  const [one, other] = [titleAndVersion(given), titleAndVersion(found)];
  if (one.version !== other.version || !areAlike(one.compared, other.compared)) return null;
  return { certainty: 'probable', why: ['title', 'artist'] };
}
