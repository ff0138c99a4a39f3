import { CardSection } from '@counterpoint/kit/cards';
import { Box, Flex, Note, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/claims.generated.ts';

export function ClaimsCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <CardSection title={title}>
      <Box as="ul" listStyleType="none" margin="0" paddingX="5" paddingBottom="3">
        {children}
      </Box>
    </CardSection>
  );
}

interface ClaimEntryProps {
  readonly claim: { readonly is_me: boolean; readonly name: string; readonly answer: string | null };
  readonly what: string;
  readonly status: { readonly label: string; readonly tone: StatusTone };
  readonly awaitsMe: boolean;
  readonly terms: string;
  readonly reasons: readonly string[];
  readonly children: ReactNode;
}

export function ClaimEntry({ claim, what, status, awaitsMe, terms, reasons, children }: ClaimEntryProps) {
  return (
    <Box as="li" paddingY="3" borderTopWidth="1px" borderColor="line" overflowWrap="anywhere">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{text.claim({ name: claim.is_me ? text.you() : claim.name, what })}</Text>
        <StatusBadge tone={status.tone}>{awaitsMe ? text.awaitsYou() : status.label}</StatusBadge>
      </Flex>
      <Note>{terms}</Note>
      {reasons.map((reason) => (
        <Text key={reason} fontSize="sm">
          {reason}
        </Text>
      ))}
      {claim.answer && <Text fontSize="sm">{text.answer({ text: claim.answer })}</Text>}
      {children}
    </Box>
  );
}
