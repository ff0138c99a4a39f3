import { formatShare } from '@counterpoint/domain/shares';
import { Box, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { SharesBar } from '@counterpoint/kit/table';
import type { RightTotal } from './share-totals.ts';

/** What the shares come to, right by right, and what is still to do in words. */
export function TotalsPanel({ totals }: { totals: readonly RightTotal[] }) {
  return (
    <Card as="section" aria-label="Totals">
      <Stack gap="4">
        <Heading as="h2">Totals</Heading>
        {totals.map(({ right, label, total, isComplete, words, parts }) => (
          <Stack key={right} gap="1.5">
            <Flex justify="space-between">
              <span>{label}</span>
              <TotalFigure total={total} isComplete={isComplete} />
            </Flex>
            <SharesBar parts={parts} />
            <Text color={isComplete ? 'green.text' : 'terracotta.text'} fontSize="sm">
              {words ?? 'Everything is given'}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

/** The totals in one line at the foot of a small screen, so that they are in sight while shares are typed. */
export function TotalsBar({ totals }: { totals: readonly RightTotal[] }) {
  return (
    <Box
      aria-hidden
      display={{ base: 'block', lg: 'none' }}
      position="sticky"
      bottom="0"
      zIndex="sticky"
      background="card"
      borderTopWidth="1px"
      borderColor="line"
      marginX="-4"
      paddingX="4"
      paddingY="2.5"
    >
      <Flex justify="space-between" gap="4" wrap="wrap">
        {totals.map(({ right, label, total, isComplete }) => (
          <Flex key={right} gap="2">
            <Text color="muted">{label}</Text>
            <TotalFigure total={total} isComplete={isComplete} />
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}

function TotalFigure({ total, isComplete }: { total: number; isComplete: boolean }) {
  return (
    <Text
      as="strong"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
      color={isComplete ? 'green.text' : 'terracotta.text'}
    >
      {formatShare(total)}
    </Text>
  );
}
