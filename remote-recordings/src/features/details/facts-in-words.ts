import { findCountry } from '@counterpoint/domain/countries';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingDetails, RecordingFacts } from '@counterpoint/domain/schemas/recordings';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';

export const IN_HEADER = [
  'title',
  'version_title',
  'display_artist',
  'isrc',
  'duration_s',
  'p_line_year',
  'p_line',
] as const;

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

function pLineOf({ p_line_year, p_line }: RecordingFacts): string | null {
  const words = [p_line_year, p_line].filter(Boolean).join(' ');
  return words ? `℗ ${words}` : null;
}

export function countryName(code: string | null): string | null {
  return code && (findCountry(code)?.name ?? code);
}

export function playedInWords(from: string | null, to: string | null): string | null {
  if (from === null) return to && `played to ${formatLongDate(to)}`;
  if (to === null || to === from) return `played on ${formatLongDate(from)}`;
  return `played from ${formatLongDate(from)} to ${formatLongDate(to)}`;
}
