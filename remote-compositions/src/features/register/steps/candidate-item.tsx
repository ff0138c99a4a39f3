import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { Box, Button, Flex, Text } from '@counterpoint/kit/core';
import { CompositionStatus } from '@counterpoint/kit/page';
import { distinctWriters } from '../../../ui/distinct-writers.ts';
import type { Candidate } from './use-candidates.ts';

/** A work that may be the same. One's own opens; of another's one sees what every member may know. */
export function CandidateItem({ row, isMine }: Candidate) {
  const writers =
    distinctWriters(row.writers)
      .map((writer) => writer.name)
      .join(', ') || 'No writers yet';
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingX="5" paddingY="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box minWidth="0">
          <Flex align="center" gap="2.5" wrap="wrap">
            <Text fontWeight="semibold">{row.title}</Text>
            <CompositionStatus state={row.state} isInDispute={row.is_in_dispute} />
          </Flex>
          <Text color="muted" fontSize="sm">
            {row.iswc ? `${formatIswc(row.iswc)} · ` : ''}
            {writers} · reference {row.reference}
          </Text>
          {!isMine && (
            <Text fontSize="sm">
              Registered without you. If you wrote a part of it, speak to its writers before registering it again.
            </Text>
          )}
        </Box>
        {isMine && (
          <Button variant="outline" size="sm" asChild>
            <Link
              to={row.state === 'draft' ? paths.compositions.continueDraft(row.id) : paths.compositions.details(row.id)}
            >
              This is the same work
            </Link>
          </Button>
        )}
      </Flex>
    </Box>
  );
}
