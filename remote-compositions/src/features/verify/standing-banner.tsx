import type { CheckedCertificate } from '@counterpoint/domain/schemas/entries';
import { Box, Flex, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';

interface Standing {
  readonly label: string;
  readonly tone: StatusTone;
  readonly meaning: string;
}

const STANDINGS: Record<CheckedCertificate['status'], Standing> = {
  valid: {
    label: 'Valid',
    tone: 'green',
    meaning: 'The work is registered today as this certificate says.',
  },
  disputed: {
    label: 'In dispute',
    tone: 'terracotta',
    meaning: 'The work is registered as this certificate says, but its parties do not agree, and shares are on hold.',
  },
  superseded: {
    label: 'Replaced',
    tone: 'amber',
    meaning: 'A newer version of the work is registered. Ask who gave you this certificate for the new one.',
  },
  withdrawn: {
    label: 'Withdrawn',
    tone: 'grey',
    meaning: 'The registration was withdrawn after this certificate was issued. It no longer holds.',
  },
};

export function StandingBanner({ certificate }: { certificate: CheckedCertificate }) {
  const { label, tone, meaning } = STANDINGS[certificate.status];
  const ground = tone === 'amber' ? 'gold' : tone;
  return (
    <Flex
      as="section"
      aria-label="Result"
      align="center"
      gap="4"
      wrap="wrap"
      padding="5"
      background={`${ground}.soft`}
      borderWidth="1px"
      borderColor={`${ground}.edge`}
      borderRadius="card"
    >
      <StatusBadge tone={tone}>{label}</StatusBadge>
      <Box flex="1" minWidth="14rem">
        <Text fontWeight="semibold">{meaning}</Text>
        <Text color="muted" fontSize="sm">
          Certificate {certificate.number}
        </Text>
      </Box>
    </Flex>
  );
}
