import { formatIsni } from '@counterpoint/domain/identifiers';
import type { IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import { chakra, VisuallyHidden } from '@counterpoint/kit/core';
import * as text from '../../messages/identifiers.generated.ts';
import { formatList } from '../../ui/format-list.ts';
import { applicantName } from './applicant-name.ts';

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
        <VisuallyHidden>{text.comparison({ name: candidate.name })}</VisuallyHidden>
      </caption>
      <chakra.thead color="muted" fontSize="xs" borderBottomWidth="1px" borderColor="line">
        <tr>
          <Cell as="th" scope="col" width={{ base: '5.5rem', md: '11rem' }}>
            <VisuallyHidden>{text.property()}</VisuallyHidden>
          </Cell>
          <Cell as="th" scope="col">
            {text.record()}
          </Cell>
          <Cell as="th" scope="col">
            {text.application()}
          </Cell>
        </tr>
      </chakra.thead>
      <tbody>
        {comparisonLines(candidate, application).map(({ label, theirs, mine }) => (
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

function comparisonLines(candidate: OfferedCandidate, { content }: IsniApplication): Line[] {
  const others = [...content.name_variants.map((variant) => variant.name), ...content.works.map(({ title }) => title)];
  const lines = [
    { label: text.name(), theirs: candidate.name, mine: applicantName(content) },
    { label: 'ISNI', theirs: candidate.isni ? formatIsni(candidate.isni) : text.notAssigned(), mine: text.none() },
    { label: text.dates(), theirs: candidate.dates ?? '', mine: content.start_date },
    { label: text.worksAndNames(), theirs: formatList(candidate.details), mine: formatList(others.filter(Boolean)) },
    { label: text.knownTo(), theirs: formatList(candidate.sources), mine: text.thisSociety() },
  ];
  const orNone = (value: string) => value || text.notSpecified();
  return lines.map(({ label, theirs, mine }) => ({ label, theirs: orNone(theirs), mine: orNone(mine) }));
}
