import { LabelledTable } from '@counterpoint/area-ui/table';
import { PUBLISHER_TYPE_LABELS, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, type Right } from '@counterpoint/domain/shares';
import { FROM_LARGE, Note, Text } from '@counterpoint/kit/core';
import type { Column } from '@counterpoint/kit/table';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../../../messages/register-review.generated.ts';
import * as shares from '../../../messages/register-shares.generated.ts';
import { distinctWriters } from '../../../ui/distinct-writers.ts';
import { type DraftValues, type PublisherValues, shareOf, type WriterValues } from '../../../ui/draft/draft-values.ts';
import { byFirstOf, formatPublisherTerms, formatWriterTerms } from '../../../ui/draft/format-lines.ts';
import { shareColumns } from '../../../ui/shares/share-columns.tsx';
import { rightsInUse, totalOfRight } from '../totals/share-totals.ts';

interface ShownLine {
  readonly key: string;
  readonly name: string;
  readonly ipi: string;
  readonly role: string;
  readonly terms: string;
  readonly shares: Record<Right, string>;
}

export function WritersTable({ values }: { values: DraftValues }) {
  if (values.writers.length === 0) return <Text color="muted">{text.noWriters()}</Text>;
  return (
    <LinesTable
      caption={text.writersTable()}
      head={shares.writer()}
      values={values}
      lines={values.writers.map((line, index) => ofWriter(line, index, values.publishers))}
    />
  );
}

export function PublishersTable({ values }: { values: DraftValues }) {
  if (values.publishers.length === 0) return <Text color="muted">{text.noPublishers()}</Text>;
  const lines = values.publishers.map((line, index) => ofPublisher(line, index, values.writers));
  return <LinesTable caption={text.publishersTable()} head={text.publisherRole()} values={values} lines={lines} />;
}

export function TotalsLine({ values }: { values: DraftValues }) {
  const totals = rightsInUse(values).map((right) => totalOfRight(values, right));
  const sentences = totals.map(({ label, total, writers, publishers }) =>
    text.totalOf({
      right: label.toLowerCase(),
      share: formatShare(total),
      writers: formatShare(writers),
      publishers: formatShare(publishers),
    }),
  );
  return <Text fontWeight="semibold">{text.total({ totals: sentences.join('; ') })}</Text>;
}

function ofWriter(line: WriterValues, index: number, publishers: readonly PublisherValues[]): ShownLine {
  return {
    key: `${index} ${line.party_id}`,
    name: line.party.is_me ? text.you(line.party) : line.party.name,
    ipi: ipiOf(line),
    role: WRITER_ROLE_LABELS[line.role](),
    terms: formatWriterTerms(line, byFirstOf(publishers)),
    shares: line.shares,
  };
}

function ofPublisher(line: PublisherValues, index: number, writers: readonly WriterValues[]): ShownLine {
  const published = distinctWriters(writers.filter(({ chains }) => chains.includes(line.chain)));
  const label = PUBLISHER_TYPE_LABELS[line.type]();
  return {
    key: `${index} ${line.party_id}`,
    name: line.party.name,
    ipi: ipiOf(line),
    role:
      published.length > 0
        ? text.publisherOf({ role: label, writers: someOf(published.map(({ party }) => party.name)) })
        : label,
    terms: formatPublisherTerms(line),
    shares: line.shares,
  };
}

function ipiOf({ party_id, party }: WriterValues | PublisherValues): string {
  return party_id === null ? '—' : (party.ipi_name_number ?? text.noIpi());
}

interface LinesTableProps {
  readonly caption: string;
  readonly head: string;
  readonly values: DraftValues;
  readonly lines: readonly ShownLine[];
}

function LinesTable({ caption, head, values, lines }: LinesTableProps) {
  const rights = rightsInUse(values);
  const columns: Column<ShownLine>[] = [
    { id: 'name', header: head, cell: ({ name }) => name, isRowHeader: true },
    { id: 'role', header: shares.role(), cell: (line) => <Role line={line} /> },
    { id: 'ipi', header: text.ipi(), cell: ({ ipi }) => ipi },
    ...shareColumns(rights, (line: ShownLine, right) => formatShare(shareOf(line.shares[right]))),
  ];
  return (
    <LabelledTable caption={caption} columns={columns} rows={lines} rowKey={({ key }) => key} wideFrom={FROM_LARGE} />
  );
}

function Role({ line: { role, terms } }: { line: ShownLine }) {
  return (
    <>
      <Text>{role}</Text>
      {terms && <Note>{terms}</Note>}
    </>
  );
}
