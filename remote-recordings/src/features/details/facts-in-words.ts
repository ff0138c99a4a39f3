import { findCountry } from '@counterpoint/domain/countries';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import { languageName } from '@counterpoint/domain/languages';
import {
  ORIGINAL_PURPOSE_LABELS,
  RECORDING_MEDIA_LABELS,
  type RecordingDetails,
  type RecordingFacts,
} from '@counterpoint/domain/schemas/recordings';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

export function identityOf(recording: RecordingDetails): (string | null | false)[] {
  const { isrc, reference, duration_s } = recording;
  return [
    recording.display_artist,
    isrc ? `ISRC ${formatIsrc(isrc)}` : 'No ISRC yet',
    `reference ${reference}`,
    duration_s !== null && formatDuration(duration_s),
    pLineOf(recording),
  ];
}

export function headFactsOf(recording: RecordingDetails): Fact[] {
  const { title, version_title, display_artist, isrc, duration_s } = recording;
  return told([
    ['Title', title],
    ['Version', version_title],
    ['Artist', display_artist],
    ['ISRC', isrc && formatIsrc(isrc)],
    ['Duration', duration_s === null ? null : formatDuration(duration_s)],
    ['P line', pLineOf(recording)],
  ]);
}

export function factsOf(recording: RecordingFacts): Fact[] {
  return told([
    ['Kind', RECORDING_MEDIA_LABELS[recording.media]()],
    ['Released on', recording.release_title],
    ['Released', recording.release_date && formatLongDate(recording.release_date)],
    ['Label', recording.label],
    ['Catalogue number', recording.catalogue_number],
    ['Bar code', recording.ean],
    ['Can be bought or streamed', answerInWords(recording.is_commercially_available)],
    ['Recorded on', recording.recording_date && formatLongDate(recording.recording_date)],
    ['Recorded in', countryName(recording.recording_country)],
    ['Mastered in', countryName(recording.mastering_country)],
    ['First made for', recording.original_purpose && ORIGINAL_PURPOSE_LABELS[recording.original_purpose]()],
    ['Main artists', recording.main_artists.join(', ')],
    ['Genre', recording.genre],
    ['Language', recording.language && languageName(recording.language)],
    ['Remaster', recording.is_remaster && 'Yes'],
    ['Licensed compilation', recording.is_licensed_compilation && 'Yes'],
  ]);
}

function told(facts: readonly (readonly [string, string | null | false])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function pLineOf({ p_line_year, p_line }: RecordingFacts): string | null {
  const words = [p_line_year, p_line].filter(Boolean).join(' ');
  return words ? `℗ ${words}` : null;
}

function answerInWords(answer: boolean | null): string | null {
  if (answer === null) return null;
  return answer ? 'Yes' : 'No';
}

export function countryName(code: string | null): string | null {
  return code && (findCountry(code)?.name ?? code);
}

export function playedInWords(from: string | null, to: string | null): string | null {
  if (from === null) return to && `played to ${formatLongDate(to)}`;
  if (to === null || to === from) return `played on ${formatLongDate(from)}`;
  return `played from ${formatLongDate(from)} to ${formatLongDate(to)}`;
}
