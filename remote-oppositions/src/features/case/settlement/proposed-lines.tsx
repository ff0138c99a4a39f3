import type { CaseDetails, CaseProposal } from '@counterpoint/domain/schemas';
import { Box, Heading } from '@counterpoint/kit/core';
import { compareLines } from '../../../ui/lines/compared-lines.ts';
import { ComparedTable } from '../../../ui/lines/compared-table.tsx';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';
import { MEASURE_WORDS } from '../../../ui/lines/line-words.ts';
import { myPartyId, whoIn } from '../words/case-identity.ts';

/** A proposed split beside what is registered, right by right. */
export function ProposedLines({ details, proposal }: { details: CaseDetails; proposal: Pick<CaseProposal, 'lines'> }) {
  const registered = details.registered_lines;
  if (details.kind === 'performer_line_up')
    return (
      <Box padding={{ base: '4', lg: '0' }} paddingY="0">
        <LineUpTable
          caption="The line-up as registered, and as proposed"
          title="Proposed"
          registered={registered}
          claimed={proposal.lines}
        />
      </Box>
    );
  const versions = [{ title: 'Proposed', lines: proposal.lines }];
  const comparisons = compareLines({ registered, versions, me: myPartyId(details) });
  return comparisons.map((comparison) => (
    <Box key={comparison.measure} padding={{ base: '4', lg: '0' }} paddingY="0">
      {comparisons.length > 1 && (
        <Heading as="h3" size="sm" paddingX={{ lg: '5' }} paddingBottom="2">
          {MEASURE_WORDS[comparison.measure].label}
        </Heading>
      )}
      <ComparedTable
        caption={`Shares of ${MEASURE_WORDS[comparison.measure].within}: registered, proposed and the difference`}
        comparison={comparison}
        titles={['Proposed']}
        who={whoIn(registered)}
      />
    </Box>
  ));
}
