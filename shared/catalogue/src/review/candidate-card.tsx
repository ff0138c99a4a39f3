import { ButtonLink } from '@counterpoint/area-ui/page';
import { Box, Flex, Note, StatusBadge, Text } from '@counterpoint/kit/core';
import { FactsLine } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import * as text from '../messages/candidates.generated.ts';

export interface ShownCandidate {
  readonly id: string;
  readonly title: string;
  readonly certainty: 'certain' | 'probable' | 'alike';
  readonly certainWords: string;
  readonly status: ReactNode;
  readonly facts: readonly (string | null | false)[];
  readonly why: readonly string[];
  readonly hint: string | null;
  readonly place: { readonly href: string; readonly label: string };
}

interface CandidateCardProps {
  readonly candidate: ShownCandidate;
  readonly onOpen?: () => void;
  readonly children?: ReactNode;
}

export function CandidateCard({ candidate, onOpen, children }: CandidateCardProps) {
  const { title, status, facts, why, hint, place } = candidate;
  return (
    <Box as="li" borderTopWidth="1px" borderColor="line" paddingX="5" paddingY="4">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 18rem">
          <Flex align="center" gap="2.5" wrap="wrap">
            <Text fontWeight="semibold">{title}</Text>
            <Certainty {...candidate} />
            {status}
          </Flex>
          <Note>
            <FactsLine facts={facts} />
          </Note>
          {why.length > 0 && <Text fontSize="sm">{why.join(' ')}</Text>}
          {hint !== null && <Text fontSize="sm">{hint}</Text>}
        </Box>
        <ButtonLink variant="outline" size="sm" to={place.href} onClick={onOpen}>
          {place.label}
        </ButtonLink>
      </Flex>
      {children}
    </Box>
  );
}

function Certainty({ certainty, certainWords }: Pick<ShownCandidate, 'certainty' | 'certainWords'>) {
  if (certainty === 'certain') return <StatusBadge tone="terracotta">{certainWords}</StatusBadge>;
  if (certainty === 'probable') return <StatusBadge tone="amber">{text.probable()}</StatusBadge>;
  return null;
}
