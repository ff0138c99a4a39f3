import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas';
import { Box, Text } from '@counterpoint/kit/core';
import { type Column, DataTable } from '@counterpoint/kit/table';

interface Line {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface CandidateComparisonProps {
  readonly candidate: OfferedCandidate;
  readonly application: IsniApplication;
}

/** What the record says beside what the member said. */
export function CandidateComparison({ candidate, application }: CandidateComparisonProps) {
  const columns: Column<Line>[] = [
    { id: 'label', header: 'What', cell: ({ label }) => label, isRowHeader: true },
    { id: 'theirs', header: 'The record', cell: ({ theirs }) => theirs },
    { id: 'mine', header: 'Your application', cell: ({ mine }) => mine },
  ];
  return (
    <DataTable
      caption={`${candidate.name}, beside your application`}
      columns={columns}
      rows={linesOf(candidate, application)}
      rowKey={({ label }) => label}
      card={({ label, theirs, mine }) => (
        <Box>
          <Text fontWeight="semibold">{label}</Text>
          <Text>The record: {theirs}</Text>
          <Text color="muted">Your application: {mine}</Text>
        </Box>
      )}
    />
  );
}

function linesOf(candidate: OfferedCandidate, { content }: IsniApplication): Line[] {
  const name = content.organisation_name || [content.given_names, content.family_name].filter(Boolean).join(' ');
  const others = [...content.name_variants.map((variant) => variant.name), ...content.works.map(({ title }) => title)];
  const lines = [
    { label: 'Name', theirs: candidate.name, mine: name },
    { label: 'ISNI', theirs: candidate.isni ? formatIsni(candidate.isni) : 'Not assigned yet', mine: 'None yet' },
    { label: 'Dates', theirs: candidate.dates ?? '', mine: content.start_date },
    { label: 'Works and other names', theirs: candidate.details.join(', '), mine: others.filter(Boolean).join(', ') },
    { label: 'Known to', theirs: candidate.sources.join(', '), mine: 'This society' },
  ];
  return lines.map(({ label, theirs, mine }) => ({ label, theirs: theirs || 'Not said', mine: mine || 'Not said' }));
}
