import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { cwrStatusText, STATUSES_TO_MEND } from '@counterpoint/domain/cwr/statuses';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { Acknowledgement, CwrOfWork } from '@counterpoint/domain/schemas/imports';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, chakra, Flex, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { cwrKeys, fetchCwrOfWork } from '../../api/cwr-api.ts';

export function SocietiesSection({ work }: { readonly work: WorkDetails }) {
  const { http } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: cwrKeys.ofWork(work.id),
    queryFn: ({ signal }) => fetchCwrOfWork(http, work.id, signal),
    enabled: work.is_mine && work.state !== 'draft',
  });
  if (error)
    return (
      <CardSection title="Sent to societies">
        <ErrorState message={messageOf(error)} onRetry={() => refetch()} />
      </CardSection>
    );
  if (!data) return null;
  return (
    <>
      {data.acknowledgements.length > 0 && (
        <CardSection title="Sent to societies">
          <chakra.ul paddingX="5" paddingBottom="5">
            {data.acknowledgements.map((answer) => (
              <Answer key={answer.id} answer={answer} hasIswc={work.iswc !== null} />
            ))}
          </chakra.ul>
        </CardSection>
      )}
      {data.kept.length > 0 && <Kept kept={data.kept} version={data.version} />}
    </>
  );
}

function Answer({ answer, hasIswc }: { readonly answer: Acknowledgement; readonly hasIswc: boolean }) {
  const { society_name, status, processed_on, recipient_number, iswc, messages } = answer;
  const { label, meaning } = cwrStatusText(status);
  return (
    <chakra.li paddingBlock="3" borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: 0 }}>
      <Flex gap="2" justify="space-between" align="center" wrap="wrap">
        <Text fontWeight="semibold">{society_name}</Text>
        <StatusBadge tone={STATUSES_TO_MEND.includes(status) ? 'amber' : 'blue'}>{label}</StatusBadge>
      </Flex>
      <Text fontSize="sm" color="muted">
        {processed_on && `${formatLongDate(processed_on)}. `}
        {meaning}
        {recipient_number && ` It is ${recipient_number} there.`}
      </Text>
      {iswc && !hasIswc && (
        <Text fontSize="sm">It came back with the ISWC {formatIswc(iswc)}. To add it, amend this work.</Text>
      )}
      {messages.length > 0 && (
        <chakra.ul listStyleType="disc" paddingInlineStart="5" fontSize="sm" overflowWrap="anywhere">
          {messages.map(({ rule, text }) => (
            <li key={`${rule} ${text}`}>
              {text} ({rule})
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.li>
  );
}

function Kept({ kept, version }: Pick<CwrOfWork, 'kept' | 'version'>) {
  return (
    <CardSection title="Kept from the CWR file">
      <Box paddingX="5" paddingBottom="5">
        <Stack gap="2">
          <Text fontSize="sm" color="muted">
            The portal has no place for this of the file in CWR {version}. It goes out again with the work.
          </Text>
          <chakra.ul fontSize="sm" overflowWrap="anywhere" maxHeight="16rem" overflowY="auto" tabIndex={0}>
            {kept.map(({ place, value }, index) => (
              // Files may say the same twice.
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
