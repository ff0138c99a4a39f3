import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { duplicateReasonText } from '@counterpoint/domain/schemas';
import { Box, Button, Flex, StatusBadge, Text } from '@counterpoint/kit/core';
import { CompositionStatus } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { distinctWriters } from '../../../ui/distinct-writers.ts';
import type { Candidate } from './use-candidates.ts';

interface CandidateItemProps {
  readonly candidate: Candidate;
  /** What can be said of it here: that it is another work. */
  readonly children?: ReactNode;
}

/** A work that may be the same, and why. One's own opens; in another's one can claim a share. */
export function CandidateItem({ candidate, children }: CandidateItemProps) {
  const { row, why } = candidate;
  const writers =
    distinctWriters(row.writers)
      .map((writer) => writer.name)
      .join(', ') || 'No writers yet';
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingX="5" paddingY="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 18rem">
          <Flex align="center" gap="2.5" wrap="wrap">
            <Text fontWeight="semibold">{row.title}</Text>
            <Certainty {...candidate} />
            <CompositionStatus state={row.state} isInDispute={row.is_in_dispute} />
          </Flex>
          <Text color="muted" fontSize="sm">
            {row.iswc ? `${formatIswc(row.iswc)} · ` : ''}
            {writers} · reference {row.reference}
          </Text>
          {why.length > 0 && <Text fontSize="sm">{why.map(duplicateReasonText).join(' ')}</Text>}
          {!candidate.isMine && (
            <Text fontSize="sm">
              If you wrote a part of it, claim your share there instead of registering it again.
            </Text>
          )}
        </Box>
        <Button variant="outline" size="sm" asChild>
          <Link to={placeOf(candidate)}>This is the same work</Link>
        </Button>
      </Flex>
      {children}
    </Box>
  );
}

function Certainty({ certainty }: Pick<Candidate, 'certainty'>) {
  if (certainty === 'certain') return <StatusBadge tone="terracotta">The same ISWC</StatusBadge>;
  if (certainty === 'probable') return <StatusBadge tone="amber">Probably the same</StatusBadge>;
  return null;
}

function placeOf({ row, isMine }: Candidate): string {
  if (!isMine) return paths.compositions.claim(row.id);
  return row.state === 'draft' ? paths.compositions.continueDraft(row.id) : paths.compositions.details(row.id);
}
