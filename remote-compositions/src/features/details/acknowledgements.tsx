import { cwrStatusText, STATUSES_TO_CORRECT } from '@counterpoint/domain/cwr/statuses';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { Acknowledgement, CwrOfWork } from '@counterpoint/domain/schemas/imports';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, chakra, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/cwr.generated.ts';

interface AcknowledgementsProps {
  readonly answers: CwrOfWork;
  readonly hasIswc: boolean;
}

export function Acknowledgements({ answers, hasIswc }: AcknowledgementsProps) {
  const { acknowledgements, kept, version } = answers;
  return (
    <>
      {acknowledgements.length > 0 && (
        <CardSection title={text.sentToSocieties()}>
          <chakra.ul paddingX="5" paddingBottom="5">
            {acknowledgements.map((acknowledgement) => (
              <SocietyAcknowledgement key={acknowledgement.id} acknowledgement={acknowledgement} hasIswc={hasIswc} />
            ))}
          </chakra.ul>
        </CardSection>
      )}
      {kept.length > 0 && <UnsupportedValues kept={kept} version={version} />}
    </>
  );
}

interface SocietyAcknowledgementProps {
  readonly acknowledgement: Acknowledgement;
  readonly hasIswc: boolean;
}

function SocietyAcknowledgement({ acknowledgement, hasIswc }: SocietyAcknowledgementProps) {
  const { society_name, status, processed_on, recipient_number, iswc, messages } = acknowledgement;
  const { label, meaning } = cwrStatusText(status);
  return (
    <chakra.li paddingBlock="3" borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: 0 }}>
      <Flex gap="2" justify="space-between" align="center" wrap="wrap">
        <Text fontWeight="semibold">{society_name}</Text>
        <StatusBadge tone={STATUSES_TO_CORRECT.includes(status) ? 'amber' : 'blue'}>{label}</StatusBadge>
      </Flex>
      <Text fontSize="sm" color="muted">
        {processed_on ? text.processedOn({ date: formatLongDate(processed_on), meaning }) : meaning}{' '}
        {recipient_number && text.recipientNumber({ number: recipient_number })}
      </Text>
      {iswc && !hasIswc && <Text fontSize="sm">{text.iswcReturned({ iswc: formatIswc(iswc) })}</Text>}
      {messages.length > 0 && (
        <chakra.ul listStyleType="disc" paddingInlineStart="5" fontSize="sm" overflowWrap="anywhere">
          {messages.map(({ rule, text: message }) => (
            <li key={`${rule} ${message}`}>
              {message} ({rule})
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

function UnsupportedValues({ kept, version }: Pick<CwrOfWork, 'kept' | 'version'>) {
  return (
    <CardSection title={text.kept()}>
      <Box paddingX="5" paddingBottom="5">
        <Stack gap="2">
          <Text fontSize="sm" color="muted">
            {text.keptHint({ version: version ?? '' })}
          </Text>
          <chakra.ul fontSize="sm" overflowWrap="anywhere" maxHeight="16rem" overflowY="auto" tabIndex={0}>
            {kept.map(({ place, value }, index) => (
              // A file may hold the same line twice.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came and never changes
              <li key={index}>
                <b>{place}</b> {value}
              </li>
            ))}
          </chakra.ul>
        </Stack>
      </Box>
    </CardSection>
  );
}
