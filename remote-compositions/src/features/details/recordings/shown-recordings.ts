import type { RecordingLinkView } from '@counterpoint/domain/schemas/recordings';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { fullTitle } from '@counterpoint/kit/text';
import * as text from '../../../messages/recordings.generated.ts';

type Mention = WorkDetails['recordings'][number];

export interface ShownRecording {
  readonly key: string;
  readonly opens: string | null;
  readonly title: string;
  readonly artist: string | null;
  readonly isrc: string | null;
  readonly release_date: string | null;
  readonly link: RecordingLinkView | null;
}

export function shownRecordings(
  mentions: readonly Mention[],
  linked: readonly RecordingLinkView[],
): readonly ShownRecording[] {
  const unlinked = mentions.filter(
    ({ recording_id, isrc }) =>
      !linked.some((link) => link.recording_id === recording_id || (isrc !== null && link.isrc === isrc)),
  );
  return [...linked.map(fromLink), ...unlinked.map(fromMention)];
}

function fromLink(link: RecordingLinkView): ShownRecording {
  const { recording_id, display_artist, isrc, release_date } = link;
  const facts = { isrc, release_date, artist: display_artist || null };
  return { key: recording_id, opens: recording_id, title: fullTitle(link), ...facts, link };
}

function fromMention(mention: Mention, index: number): ShownRecording {
  const { title, version_title, display_artist, isrc, release_date, recording_id, can_open } = mention;
  return {
    key: `mention:${index}`,
    opens: can_open ? recording_id : null,
    title: fullTitle({ title: title ?? text.untitled(), version_title }),
    artist: display_artist,
    isrc,
    release_date,
    link: null,
  };
}
