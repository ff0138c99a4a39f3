import { formatIswc } from '@counterpoint/domain/identifiers';
import type { CheckedCertificate, CertifiedWork as Work } from '@counterpoint/domain/schemas/entries';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import { Box, Card, Flex, Heading, Note, Stack, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { type Column, DataTable } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/verify.generated.ts';

type Party = Work['parties'][number];

export function CertifiedWork({ certificate: { work, issued_at } }: { certificate: CheckedCertificate }) {
  const facts = [
    { label: 'ISWC', value: work.iswc ? formatIswc(work.iswc) : text.iswcMissing() },
    { label: text.reference(), value: text.referenceAndRevision(work) },
    { label: text.registeredOn(), value: formatLongDate(work.registered_at) },
    { label: text.issuedOn(), value: formatLongDate(issued_at) },
  ];
  return (
    <Card as="section" padding="none" aria-label={text.certifiedWork()}>
      <Stack gap="4" padding="5">
        <Heading as="h2" size="lg" overflowWrap="anywhere">
          {work.title}
        </Heading>
        <Facts items={facts} />
      </Stack>
      <Box padding={{ base: '4', md: '0' }} paddingTop="0">
        <Parties parties={work.parties} />
      </Box>
    </Card>
  );
}

function Parties({ parties }: { parties: readonly Party[] }) {
  const rights = RIGHTS.filter((right) => right !== 'sr' || totalOf(parties, right) > 0);
  return (
    <DataTable
      caption={text.shares()}
      columns={columnsFor(rights)}
      rows={parties}
      rowKey={(party) => parties.indexOf(party)}
      card={(party) => <PartyCard party={party} rights={rights} />}
    />
  );
}

function columnsFor(rights: readonly Right[]): Column<Party>[] {
  return [
    { id: 'party', header: text.party(), cell: (party) => <PartyName party={party} />, isRowHeader: true },
    { id: 'role', header: text.role(), cell: ({ role }) => role },
    ...rights.map(
      (right): Column<Party> => ({
        id: right,
        header: RIGHT_LABELS[right](),
        align: 'end',
        cell: ({ shares }) => formatShare(shares[right]),
      }),
    ),
  ];
}

function PartyName({ party: { name, ipi_name_number } }: { party: Party }) {
  return (
    <>
      {name}
      <Note fontWeight="normal">{ipi_name_number ? text.ipi({ number: ipi_name_number }) : text.ipiMissing()}</Note>
    </>
  );
}

function PartyCard({ party, rights }: { party: Party; rights: readonly Right[] }) {
  return (
    <Stack gap="1.5">
      <Box fontWeight="semibold" overflowWrap="anywhere">
        <PartyName party={party} />
      </Box>
      <Text fontSize="sm">{party.role}</Text>
      {rights.map((right) => (
        <Flex key={right} justify="space-between" gap="3">
          <Text color="muted">{RIGHT_LABELS[right]()}</Text>
          <span>{formatShare(party.shares[right])}</span>
        </Flex>
      ))}
    </Stack>
  );
}
