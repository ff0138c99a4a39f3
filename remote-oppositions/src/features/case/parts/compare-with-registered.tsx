import type { CaseDetails, CaseLine } from '@counterpoint/domain/schemas/cases';
import { Box, Heading, Stack } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import { myPartyId, namesIn } from '../../../ui/case-identity.ts';
import { compareLines, hasSeveralMeasures } from '../../../ui/lines/compared-lines.ts';
import { ComparedTable } from '../../../ui/lines/compared-table.tsx';
import { formatMeasures } from '../../../ui/lines/format-lines.ts';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';

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
      {comparisons.map((comparison) => {
        const { label, within } = formatMeasures(comparison.measures);
        return (
          <Box key={label} paddingX={{ base: '4', lg: '0' }}>
            {hasSeveralMeasures(comparisons) && (
              <Heading as="h3" size="sm" paddingX={{ lg: '5' }} paddingBottom="2">
                {label}
              </Heading>
            )}
            <ComparedTable
              caption={captions.shares(within)}
              comparison={comparison}
              titles={[title]}
              who={namesIn(registered)}
            />
          </Box>
        );
      })}
    </Stack>
  );
}
