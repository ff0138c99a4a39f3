import { MarkedText } from '@counterpoint/kit/page';
import { markWords, type Strictness } from './search/match-words.ts';

export interface Asked {
  readonly asked: readonly string[];
  readonly strictness: Strictness;
}

export function Marked({ text, asked, strictness }: Asked & { text: string }) {
  return <MarkedText parts={markWords(text, asked, strictness)} />;
}
