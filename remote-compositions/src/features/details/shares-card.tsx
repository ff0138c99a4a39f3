import { RIGHT_LABELS, type WriterView } from '@counterpoint/domain/schemas';
import { formatShare, RIGHTS, totalOf } from '@counterpoint/domain/shares';
import { Box, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { partyColor, SharesBar } from '@counterpoint/kit/table';

/** How each right is divided, as bars with one colour a writer. */
export function SharesCard({ writers }: { writers: readonly WriterView[] }) {
  const rights = RIGHTS.filter((right) => right !== 'sr' || totalOf(writers, right) > 0);
  return (
    <Card as="section" aria-label="Shares">
      <Stack gap="4">
        <Heading as="h2">Shares</Heading>
        {rights.map((right) => (
          <Stack key={right} gap="1.5">
            <Flex justify="space-between">
              <span>{RIGHT_LABELS[right]}</span>
              <strong>{formatShare(totalOf(writers, right))}</strong>
            </Flex>
            <SharesBar parts={writers.map(({ name, shares }) => ({ label: name, share: shares[right] }))} />
          </Stack>
        ))}
        <Box as="ul" listStyleType="none" padding="0" margin="0">
          {writers.map((writer, index) => (
            <Flex as="li" key={`${writer.party_id} ${writer.role}`} align="center" gap="2" paddingY="0.5">
              <Box
                aria-hidden
                boxSize="2.5"
                borderRadius="2px"
                background={partyColor(index)}
                css={{ printColorAdjust: 'exact' }}
              />
              <Text fontSize="sm">{writer.name}</Text>
            </Flex>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
