import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniCandidate } from '@counterpoint/domain/schemas/parties';
import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import * as text from '../../../../messages/isni-application.generated.ts';
import { formatList } from '../../../../ui/format-list.ts';

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
          <Text fontVariantNumeric="tabular-nums">{isni ? formatIsni(isni) : text.noNumber()}</Text>
          {details.length > 0 && <Text color="muted">{formatList(details)}</Text>}
          {sources.length > 0 && (
            <Text color="muted" fontSize="sm">
              {text.knownTo({ sources: formatList(sources) })}
            </Text>
          )}
        </Box>
        {isni && (
          <Button
            variant="outline"
            size="sm"
            aria-label={text.thisIsMeNamed({ name, isni: formatIsni(isni) })}
            onClick={onThisIsMe}
          >
            {text.thisIsMe()}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
