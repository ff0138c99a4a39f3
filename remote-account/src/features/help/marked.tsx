import { MarkedText } from '@counterpoint/kit/page';
import { markWords, type Strictness } from './search/match-terms.ts';

export interface Highlight {
  readonly searched: readonly string[];
  readonly strictness: Strictness;
}

export function Marked({ text, searched, strictness }: Highlight & { text: string }) {
  return <MarkedText parts={markWords(text, searched, strictness)} />;
}
