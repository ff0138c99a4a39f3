import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniCandidate } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Flex, Text } from '@counterpoint/kit/core';

interface FoundCandidateProps {
  readonly candidate: IsniCandidate;
  readonly onThisIsMe: () => void;
}

export function FoundCandidate({ candidate, onThisIsMe }: FoundCandidateProps) {
  const { isni, name, dates, details, sources } = candidate;
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingX="5" paddingY="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 16rem">
          <Text fontWeight="semibold">
            {name}
            {dates && ` (${dates})`}
          </Text>
          <Text fontVariantNumeric="tabular-nums">{isni ? formatIsni(isni) : 'No number yet'}</Text>
          {details.length > 0 && <Text color="muted">{details.join(', ')}</Text>}
          {sources.length > 0 && (
            <Text color="muted" fontSize="sm">
              Known to {sources.join(', ')}
            </Text>
          )}
        </Box>
        {isni && (
          <Button
            variant="outline"
            size="sm"
            aria-label={`This is me: ${name}, ${formatIsni(isni)}`}
            onClick={onThisIsMe}
          >
            This is me
          </Button>
        )}
      </Flex>
    </Box>
  );
}
