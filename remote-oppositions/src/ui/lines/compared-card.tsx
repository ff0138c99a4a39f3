import { formatShare } from '@counterpoint/domain/shares';
import { Box, Flex, Stack, Text } from '@counterpoint/kit/core';
import type { ComparedLine, Comparison } from './compared-lines.ts';
import { Difference } from './difference.tsx';
import { LineName } from './line-name.tsx';

interface ComparedCardProps {
  readonly line: ComparedLine | null;
  readonly comparison: Comparison;
  readonly titles: readonly string[];
  readonly base: string;
}

export function ComparedCard({ line, comparison, titles, base }: ComparedCardProps) {
  return (
    <Stack gap="1.5">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        <LineName line={line} />
      </Box>
      <Figure label={base} share={line?.registered ?? comparison.registeredTotal} />
      {titles.map((title, index) => (
        <Figure
          key={title}
          label={title}
          share={line?.versions[index]?.share ?? comparison.totals[index] ?? 0}
          difference={line?.versions[index]?.difference ?? 0}
        />
      ))}
    </Stack>
  );
}

function Figure({ label, share, difference = 0 }: { label: string; share: number; difference?: number }) {
  return (
    <Flex justify="space-between" gap="3">
      <Text color="muted" minWidth="0" overflowWrap="anywhere">
        {label}
      </Text>
      <Flex gap="3" flexShrink="0">
        {difference !== 0 && <Difference difference={difference} />}
        <Text as="span" fontVariantNumeric="tabular-nums">
          {formatShare(share)}
        </Text>
      </Flex>
    </Flex>
  );
}
