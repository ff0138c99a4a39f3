import { MarkedText } from '@counterpoint/kit/page';
import { markMatches } from '../../ui/match-marks.ts';

/** A text with what the search matched marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  return <MarkedText parts={markMatches(text, query)} />;
}
