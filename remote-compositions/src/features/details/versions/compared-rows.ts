import { formatIsrc } from '@counterpoint/domain/identifiers';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { factsOf, headFactsOf } from '../facts-in-words.ts';
import { partyLinesOf, rightsOf } from '../parties/party-rows.ts';

/** What two versions of a work say of one thing; empty where one says nothing of it. */
export interface ComparedRow {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isSame: boolean;
}

/** Everything that either of two versions says, side by side: the work, then its parties, then its recordings. */
export function comparedRows(before: CompositionDetails, after: CompositionDetails): ComparedRow[] {
  const [then, now] = [saidBy(before), saidBy(after)];
  const labels = [...new Set([...now.keys(), ...then.keys()])];
  return labels.map((label) => {
    const sides = { before: then.get(label) ?? '', after: now.get(label) ?? '' };
    return { label, ...sides, isSame: sides.before === sides.after };
  });
}

/** What one party or recording is called once in a version may stand in several lines: they are told together. */
function saidBy(work: CompositionDetails): Map<string, string> {
  const said = new Map<string, string>();
  function add(label: string, words: string) {
    const earlier = said.get(label);
    said.set(label, earlier ? `${earlier}; ${words}` : words);
  }
  for (const { label, value } of [...headFactsOf(work), ...factsOf(work)]) add(label, value);
  const lines = partyLinesOf(work);
  for (const { name, role, shares } of lines) {
    const figures = rightsOf(lines).map(
      (right) => `${RIGHT_LABELS[right].toLowerCase()} ${formatShare(shares[right])}`,
    );
    add(name, [role, ...figures].join(', '));
  }
  for (const recording of work.recordings)
    add(`Recording ${recording.title ?? ''}`.trim(), recordingInWords(recording));
  return said;
}

function recordingInWords(recording: CompositionDetails['recordings'][number]): string {
  const { version_title, display_artist, isrc, release_date } = recording;
  return (
    [version_title, display_artist, isrc && `ISRC ${formatIsrc(isrc)}`, release_date].filter(Boolean).join(', ') ||
    'told of'
  );
}
