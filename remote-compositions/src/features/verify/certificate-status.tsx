import type { CheckedCertificate } from '@counterpoint/domain/schemas/entries';
import { Box, Flex, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/verify.generated.ts';

interface StatusText {
  readonly label: Message;
  readonly tone: StatusTone;
  readonly meaning: Message;
}

const STATUSES: Record<CheckedCertificate['status'], StatusText> = {
  valid: { label: text.valid, tone: 'green', meaning: text.validMeaning },
  disputed: { label: text.disputed, tone: 'terracotta', meaning: text.disputedMeaning },
  superseded: { label: text.superseded, tone: 'amber', meaning: text.supersededMeaning },
  withdrawn: { label: text.withdrawn, tone: 'grey', meaning: text.withdrawnMeaning },
};

export function CertificateStatus({ certificate }: { certificate: CheckedCertificate }) {
  const { label, tone, meaning } = STATUSES[certificate.status];
  const background = tone === 'amber' ? 'gold' : tone;
  return (
    <Flex
      as="section"
      aria-label={text.result()}
      align="center"
      gap="4"
      wrap="wrap"
      padding="5"
      background={`${background}.soft`}
      borderWidth="1px"
      borderColor={`${background}.edge`}
      borderRadius="card"
    >
      <StatusBadge tone={tone}>{label()}</StatusBadge>
      <Box flex="1" minWidth="14rem">
        <Text fontWeight="semibold">{meaning()}</Text>
        <Text color="muted" fontSize="sm">
          {text.certificate({ number: certificate.number })}
        </Text>
      </Box>
    </Flex>
  );
}
