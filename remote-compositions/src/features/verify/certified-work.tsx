import { LabelledTable } from '@counterpoint/area-ui/table';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { CheckedCertificate, CertifiedWork as Work } from '@counterpoint/domain/schemas/entries';
import { formatShare, type Right } from '@counterpoint/domain/shares';
import { Box, Card, Heading, Note, Stack } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import type { Column } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../messages/verify.generated.ts';
import { rightsOf } from '../../ui/shares/my-shares.ts';
import { shareColumns } from '../../ui/shares/share-columns.tsx';

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
  return (
    <LabelledTable
      caption={text.shares()}
      columns={columnsFor(rightsOf(parties))}
      rows={parties}
      rowKey={(party) => parties.indexOf(party)}
    />
  );
}

function columnsFor(rights: readonly Right[]): Column<Party>[] {
  return [
    { id: 'party', header: text.party(), cell: (party) => <PartyName party={party} />, isRowHeader: true },
    { id: 'role', header: text.role(), cell: ({ role }) => role },
    ...shareColumns(rights, ({ shares }: Party, right) => formatShare(shares[right])),
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
