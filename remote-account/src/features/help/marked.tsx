import { MarkedText } from '@counterpoint/kit/page';
import { markWords } from './search/match-terms.ts';

export interface Highlight {
  readonly searched: readonly string[];
}

export function Marked({ text, searched }: Highlight & { text: string }) {
  return <MarkedText parts={markWords(text, searched)} />;
}
