import { findCountry } from '@counterpoint/domain/countries';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { RecordingDetails, RecordingFacts } from '@counterpoint/domain/schemas/recordings';
import { formatDuration, formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/facts.generated.ts';

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
    isrc ? text.isrc({ code: formatIsrc(isrc) }) : text.isrcMissing(),
    text.reference({ reference }),
    duration_s !== null && formatDuration(duration_s),
    pLineOf(recording),
  ];
}

function pLineOf({ p_line_year, p_line }: RecordingFacts): string | null {
  const line = [p_line_year, p_line].filter(Boolean).join(' ');
  return line ? text.pLineWords({ line }) : null;
}

export function countryName(code: string | null): string | null {
  return code && (findCountry(code)?.name ?? code);
}

export function formatPlayed(from: string | null, to: string | null): string | null {
  if (from === null) return to && text.performedTo({ date: formatLongDate(to) });
  if (to === null || to === from) return text.performedOn({ date: formatLongDate(from) });
  return text.performed({ from: formatLongDate(from), to: formatLongDate(to) });
}
