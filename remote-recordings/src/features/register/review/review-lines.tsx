import { Box, Name, Note, Text } from '@counterpoint/kit/core';

interface ReviewLinesProps {
  readonly lines: readonly { readonly name: string; readonly words: string }[];
  readonly none: string;
}

export function ReviewLines({ lines, none }: ReviewLinesProps) {
  if (lines.length === 0) return <Text color="muted">{none}</Text>;
  return (
    <Box as="ul" listStyleType="none" margin="0" padding="0" display="grid" gap="2.5">
      {lines.map(({ name, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one party may be equal, and none moves here
        <li key={index}>
          <Name>{name}</Name>
          <Note fontVariantNumeric="tabular-nums">{words}</Note>
        </li>
      ))}
    </Box>
  );
}
