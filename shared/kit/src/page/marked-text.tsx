import { chakra } from '@counterpoint/kit/core';

export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Highlights search matches. The parts make up the whole text, in order. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  let offset = 0;
  return parts.map(({ text, isMatch }) => {
    const key = offset;
    offset += text.length;
    if (!isMatch) return <span key={key}>{text}</span>;
    return (
      <chakra.mark key={key} background="gold.soft" color="inherit" borderRadius="2px">
        {text}
      </chakra.mark>
    );
  });
}
