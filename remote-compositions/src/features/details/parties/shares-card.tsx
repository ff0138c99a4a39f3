import { formatShare, RIGHT_LABELS, totalOf } from '@counterpoint/domain/shares';
import { Box, Flex, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { partyColor, SharesBar } from '@counterpoint/kit/table';
import * as text from '../../../messages/details.generated.ts';
import { rightsOf } from '../../../ui/shares/my-shares.ts';
import type { PartyLine } from './party-rows.ts';

export function SharesCard({ lines }: { lines: readonly PartyLine[] }) {
  return (
    <StackedCard as="section" aria-label={text.shares()}>
      <Heading as="h2">{text.shares()}</Heading>
      {rightsOf(lines).map((right) => (
        <Stack key={right} gap="1.5">
          <Flex justify="space-between" gap="3">
            <span>{RIGHT_LABELS[right]()}</span>
            <strong>{formatShare(totalOf(lines, right))}</strong>
          </Flex>
          <SharesBar parts={lines.map(({ name, shares }) => ({ label: name, share: shares[right] }))} />
        </Stack>
      ))}
      <Box as="ul" listStyleType="none" padding="0" margin="0">
        {lines.map((line, index) => (
          <Flex as="li" key={line.key} align="center" gap="2" paddingY="0.5">
            <Box
              forcedColorAdjust="none"
              aria-hidden
              boxSize="2.5"
              flexShrink={0}
              borderRadius="2px"
              background={partyColor(index)}
              css={{ printColorAdjust: 'exact' }}
            />
            <Text fontSize="sm" overflowWrap="anywhere">
              {line.name}
            </Text>
          </Flex>
        ))}
      </Box>
    </StackedCard>
  );
}
