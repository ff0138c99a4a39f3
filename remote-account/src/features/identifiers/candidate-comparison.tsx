import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import { chakra, VisuallyHidden } from '@counterpoint/kit/core';
import { appliedName } from './applied-name.ts';

interface Line {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface CandidateComparisonProps {
  readonly candidate: OfferedCandidate;
  readonly application: IsniApplication;
}

export function CandidateComparison({ candidate, application }: CandidateComparisonProps) {
  return (
    <chakra.table width="full" tableLayout="fixed" fontSize={{ base: 'sm', md: 'md' }}>
      <caption>
        <VisuallyHidden>{candidate.name}, beside your application</VisuallyHidden>
      </caption>
      <chakra.thead color="muted" fontSize="xs" borderBottomWidth="1px" borderColor="line">
        <tr>
          <Cell as="th" scope="col" width={{ base: '5.5rem', md: '11rem' }}>
            <VisuallyHidden>What</VisuallyHidden>
          </Cell>
          <Cell as="th" scope="col">
            The record
          </Cell>
          <Cell as="th" scope="col">
            Your application
          </Cell>
        </tr>
      </chakra.thead>
      <tbody>
        {linesOf(candidate, application).map(({ label, theirs, mine }) => (
          <chakra.tr key={label} borderTopWidth="1px" borderColor="line">
            <Cell as="th" scope="row" color="muted">
              {label}
            </Cell>
            <Cell>{theirs}</Cell>
            <Cell>{mine}</Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const Cell = chakra('td', {
  base: {
    paddingBlock: '2',
    paddingInlineEnd: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  },
});

function linesOf(candidate: OfferedCandidate, { content }: IsniApplication): Line[] {
  const others = [...content.name_variants.map((variant) => variant.name), ...content.works.map(({ title }) => title)];
  const lines = [
    { label: 'Name', theirs: candidate.name, mine: appliedName(content) },
    { label: 'ISNI', theirs: candidate.isni ? formatIsni(candidate.isni) : 'Not assigned yet', mine: 'None yet' },
    { label: 'Dates', theirs: candidate.dates ?? '', mine: content.start_date },
    { label: 'Works and other names', theirs: candidate.details.join(', '), mine: others.filter(Boolean).join(', ') },
    { label: 'Known to', theirs: candidate.sources.join(', '), mine: 'This society' },
  ];
  return lines.map(({ label, theirs, mine }) => ({ label, theirs: theirs || 'Not said', mine: mine || 'Not said' }));
}
