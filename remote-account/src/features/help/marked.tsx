import { MarkedText } from '@counterpoint/kit/page';
import { markWords, type Strictness } from './search/match-words.ts';

/** What a text is searched for. */
export interface Asked {
  readonly asked: readonly string[];
  readonly strictness: Strictness;
}

/** A text with what was searched for marked. */
export function Marked({ text, asked, strictness }: Asked & { text: string }) {
  return <MarkedText parts={markWords(text, asked, strictness)} />;
}
