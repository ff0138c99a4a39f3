import { Box } from '@counterpoint/kit/core';
import { markWords, type Strictness } from './search/match-words.ts';

/** What a text is searched for. */
export interface Asked {
  readonly asked: readonly string[];
  readonly strictness: Strictness;
}

/** A text with what was searched for marked. */
export function Marked({ text, asked, strictness }: Asked & { text: string }) {
  let offset = 0;
  return markWords(text, asked, strictness).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isMatch ? (
      <Box as="mark" key={key} background="gold.soft" color="inherit" borderRadius="2px">
        {part.text}
      </Box>
    ) : (
      <span key={key}>{part.text}</span>
    );
  });
}
