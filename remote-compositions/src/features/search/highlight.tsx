import { Box } from '@counterpoint/kit/core';
import { markMatches } from './match-marks.ts';

/** A text with what the search matched marked. */
export function Highlight({ text, query }: { text: string; query: string }) {
  let offset = 0;
  return markMatches(text, query).map((part) => {
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
