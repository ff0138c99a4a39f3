import type { CompositionDetails, RecordingLinkView } from '@counterpoint/domain/schemas';
import { fullTitle } from '@counterpoint/kit/text';

type Mention = CompositionDetails['recordings'][number];

/** A recording of a work as its page shows it: linked with it, or told of. */
export interface ShownRecording {
  readonly key: string;
  /** Null where it is not ours, or nothing that the member may open. */
  readonly opens: string | null;
  readonly title: string;
  readonly artist: string | null;
  readonly isrc: string | null;
  readonly duration_s: number | null;
  readonly release_date: string | null;
  /** Null where the work's submitter only tells of it. */
  readonly link: RecordingLinkView | null;
}

/** What is linked, then what is only told of; a mention of something that is linked says nothing more. */
export function shownRecordings(
  mentions: readonly Mention[],
  linked: readonly RecordingLinkView[],
): readonly ShownRecording[] {
  const told = mentions.filter(
    ({ recording_id, isrc }) =>
      !linked.some((link) => link.recording_id === recording_id || (isrc !== null && link.isrc === isrc)),
  );
  return [...linked.map(fromLink), ...told.map(fromMention)];
}

function fromLink(link: RecordingLinkView): ShownRecording {
  const { recording_id, display_artist, isrc, duration_s, release_date } = link;
  const facts = { isrc, duration_s, release_date, artist: display_artist || null };
  return { key: recording_id, opens: recording_id, title: fullTitle(link), ...facts, link };
}

function fromMention(mention: Mention, index: number): ShownRecording {
  const { title, version_title, display_artist, isrc, duration_s, release_date, recording_id, can_open } = mention;
  return {
    key: `told ${index}`,
    opens: can_open ? recording_id : null,
    title: fullTitle({ title: title ?? 'Without a title', version_title }),
    artist: display_artist,
    isrc,
    duration_s,
    release_date,
    link: null,
  };
}
