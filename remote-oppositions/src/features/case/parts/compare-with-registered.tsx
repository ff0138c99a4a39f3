import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { Box, Heading, Stack } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import { compareLines } from '../../../ui/lines/compared-lines.ts';
import { ComparedTable } from '../../../ui/lines/compared-table.tsx';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';
import { MEASURE_WORDS } from '../../../ui/lines/line-words.ts';
import { myPartyId, namesIn } from '../words/case-identity.ts';

interface CompareWithRegisteredProps {
  readonly details: CaseDetails;
  readonly lines: readonly CaseLine[];
  readonly title: string;
  readonly captions: {
    readonly lineUp: Message;
    readonly shares: (right: string) => string;
  };
}

export function CompareWithRegistered({ details, lines, title, captions }: CompareWithRegisteredProps) {
  const registered = details.registered_lines;
  if (details.kind === 'performer_line_up')
    return (
      <Box paddingX={{ base: '4', lg: '0' }}>
        <LineUpTable caption={captions.lineUp()} title={title} registered={registered} claimed={lines} />
      </Box>
    );
  const comparisons = compareLines({
    registered,
    versions: [{ title, lines }],
    resolved: details.resolved_lines,
    me: myPartyId(details),
  });
  return (
    <Stack gap="4">
      {comparisons.map((comparison) => (
        <Box key={comparison.measure} paddingX={{ base: '4', lg: '0' }}>
          {comparisons.length > 1 && (
            <Heading as="h3" size="sm" paddingX={{ lg: '5' }} paddingBottom="2">
              {MEASURE_WORDS[comparison.measure].label()}
            </Heading>
          )}
          <ComparedTable
            caption={captions.shares(MEASURE_WORDS[comparison.measure].within())}
            comparison={comparison}
            titles={[title]}
            who={namesIn(registered)}
          />
        </Box>
      ))}
    </Stack>
  );
}
