import { type Said, saidIn } from '@counterpoint/catalogue/versions';
import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { factsOf, headFactsOf } from '../facts-in-words.ts';
import { partyLinesOf, rightsOf } from '../parties/party-rows.ts';

export function saidBy(work: WorkDetails): Said {
  const lines = partyLinesOf(work);
  return saidIn([
    ...[...headFactsOf(work), ...factsOf(work)].map(({ label, value }) => [label, value] as const),
    ...lines.map(({ name, role, shares }) => {
      const figures = rightsOf(lines).map(
        (right) => `${RIGHT_LABELS[right].toLowerCase()} ${formatShare(shares[right])}`,
      );
      return [name, [role, ...figures].join(', ')] as const;
    }),
    ...work.recordings.map(
      (recording) => [`Recording ${recording.title ?? ''}`.trim(), recordingInWords(recording)] as const,
    ),
  ]);
}

function recordingInWords(recording: WorkDetails['recordings'][number]): string {
  const { version_title, display_artist, isrc, release_date } = recording;
  return (
    [version_title, display_artist, isrc && `ISRC ${formatIsrc(isrc)}`, release_date].filter(Boolean).join(', ') ||
    'told of'
  );
}
