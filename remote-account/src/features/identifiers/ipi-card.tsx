import { PageLink } from '@counterpoint/area-ui/page';
import { paths } from '@counterpoint/contract/paths';
import { formatIpiNameNumber } from '@counterpoint/domain/identifiers';
import type { MemberIdentifiers } from '@counterpoint/domain/schemas/parties';
import { Card, Flex, Heading, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { RelativeDate, Timeline } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import * as text from '../../messages/identifiers.generated.ts';
import { ipi } from '../../messages/member-fields.generated.ts';

const SOURCES = { joining: text.ipiFromJoining, profile: text.ipiFromProfile, record: text.ipiFromRecord };

export function IpiCard({ identifiers: { ipi_name_number, ipi_history } }: { identifiers: MemberIdentifiers }) {
  return (
    <Card as="section" aria-labelledby="ipi-heading">
      <Stack gap="4">
        <Flex align="center" justify="space-between" gap="3" wrap="wrap">
          <Heading as="h2" id="ipi-heading">
            {ipi()}
          </Heading>
          {ipi_name_number ? (
            <StatusBadge tone="green">{text.onRecord()}</StatusBadge>
          ) : (
            <StatusBadge tone="grey">{text.none()}</StatusBadge>
          )}
        </Flex>
        {ipi_name_number && (
          <Text fontSize="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatIpiNameNumber(ipi_name_number)}
          </Text>
        )}
        <Text color="muted">
          {(ipi_name_number ? text.changeIpi : text.enterIpi)<ReactNode>({
            link: (parts) => (
              <PageLink key="profile" to={paths.account.profile()}>
                {parts}
              </PageLink>
            ),
          })}
        </Text>
        {ipi_history.length > 0 && <Timeline items={ipi_history.toReversed().map(toItem)} />}
      </Stack>
    </Card>
  );
}

function toItem({ at, ipi_name_number, source }: MemberIdentifiers['ipi_history'][number]) {
  const title = ipi_name_number ? SOURCES[source]({ number: formatIpiNameNumber(ipi_name_number) }) : text.ipiRemoved();
  return { id: `${at} ${ipi_name_number}`, title, meta: <RelativeDate at={at} /> };
}
