import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { formatIpiNameNumber } from '@counterpoint/domain/identifiers';
import type { MemberIdentifiers } from '@counterpoint/domain/schemas/parties';
import { Card, Flex, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';

const SOURCES = { joining: 'You gave it when you joined', profile: 'Saved in your profile', record: 'On our record' };

export function IpiCard({ identifiers: { ipi_name_number, ipi_history } }: { identifiers: MemberIdentifiers }) {
  return (
    <Card as="section" aria-labelledby="ipi-heading">
      <Stack gap="4">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="ipi-heading">
            IPI name number
          </Heading>
          {ipi_name_number ? (
            <StatusBadge tone="green">On record</StatusBadge>
          ) : (
            <StatusBadge tone="grey">None yet</StatusBadge>
          )}
        </Flex>
        {ipi_name_number && (
          <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatIpiNameNumber(ipi_name_number)}
          </Text>
        )}
        <Text color="muted">
          Societies tell writers and publishers apart by it, and no work gets an ISWC without it.{' '}
          <PageLink to={paths.account.profile()}>
            {ipi_name_number ? 'Change it in your profile' : 'Enter yours in your profile'}
          </PageLink>
          .
        </Text>
        {ipi_history.length > 0 && <Timeline items={ipi_history.toReversed().map(toItem)} />}
      </Stack>
    </Card>
  );
}

function toItem({ at, ipi_name_number, source }: MemberIdentifiers['ipi_history'][number]) {
  const title = ipi_name_number
    ? `${formatIpiNameNumber(ipi_name_number)}: ${lowerFirst(SOURCES[source])}`
    : 'Taken out';
  return { id: `${at} ${ipi_name_number}`, title, meta: <RelativeDate at={at} /> };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
