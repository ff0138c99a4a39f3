import { formatIsrc, parseIsrc } from '@counterpoint/domain/identifiers';
import type { RepertoireRecording } from '@counterpoint/domain/schemas';
import { formatClock } from '@counterpoint/kit/text';
import type { RecordingValues } from '../draft-values.ts';
import { recordingValues } from '../line-values.ts';

/** A line for a recording that was found: whoever it belongs to, it is linked and shows the work on its page. */
export function foundLine({ id, isrc, ...told }: RepertoireRecording): RecordingValues {
  return recordingValues.parse({ ...told, isrc: shownIsrc(isrc ?? ''), recording_id: id });
}

/** A line to be typed in, begun with what was searched for. */
export function typedLine(query: string): RecordingValues {
  return recordingValues.parse(parseIsrc(query) ? { isrc: shownIsrc(query) } : { title: query });
}

/** An ISRC as it is read, however it is written; what is none stays as it was typed. */
export function shownIsrc(text: string): string {
  const isrc = parseIsrc(text);
  return isrc ? formatIsrc(isrc) : text;
}

/** `Night Market (live) by Adwoa Boateng`; a recording of which nothing is told yet by its place. */
export function recordingName({ title, version_title, display_artist, isrc }: RecordingValues, place: number): string {
  const name = title.trim() || shownIsrc(isrc) || `Recording ${place + 1}`;
  const version = version_title.trim() ? ` (${version_title.trim()})` : '';
  return display_artist.trim() ? `${name}${version} by ${display_artist.trim()}` : `${name}${version}`;
}

/** The second line of a recording that was found: what tells it from others of its name. */
export function recordingDetail({ isrc, duration_s, label }: RepertoireRecording): string {
  const parts = [isrc && formatIsrc(isrc), duration_s === null ? null : formatClock(duration_s), label];
  return parts.filter(Boolean).join(' · ');
}
