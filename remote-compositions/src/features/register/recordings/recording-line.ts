import { isrcText } from '@counterpoint/area-ui/draft-text';
import { formatIsrc, parseIsrc } from '@counterpoint/domain/identifiers';
import type { RepertoireRecording } from '@counterpoint/domain/schemas/recordings';
import { formatClock } from '@counterpoint/kit/text';
import * as text from '../../../messages/register.generated.ts';
import type { RecordingValues } from '../draft-values.ts';
import { recordingValues } from '../line-values.ts';

export function foundLine({ id, ...recording }: RepertoireRecording): RecordingValues {
  return recordingValues.parse({ ...recording, recording_id: id });
}

export function typedLine(query: string): RecordingValues {
  return recordingValues.parse(parseIsrc(query) ? { isrc: query } : { title: query });
}

export function recordingName({ title, version_title, display_artist, isrc }: RecordingValues, place: number): string {
  const name = title.trim() || isrcText(isrc) || text.recordingNumber({ number: place + 1 });
  const version = version_title.trim();
  const full = version ? text.titleWithVersion({ title: name, version }) : name;
  const artist = display_artist.trim();
  return artist ? text.titleByArtist({ title: full, artist }) : full;
}

export function recordingDetail({ isrc, duration_s, label }: RepertoireRecording): string {
  const parts = [isrc && formatIsrc(isrc), duration_s === null ? null : formatClock(duration_s), label];
  return parts.filter(Boolean).join(' · ');
}
