import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Box, Heading, Stack } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import { myPartyId, namesIn } from '../../../ui/case-identity.ts';
import { type Comparison, compareLines, hasSeveralMeasures, type Version } from '../../../ui/lines/compared-lines.ts';
import { ComparedTable } from '../../../ui/lines/compared-table.tsx';
import { formatMeasures } from '../../../ui/lines/format-lines.ts';
import { LineUpTable } from '../../../ui/lines/line-up-table.tsx';

interface ComparedVersionsProps {
  readonly details: CaseDetails;
  readonly versions: readonly (Version & { readonly lineUpCaption: string })[];
  readonly caption: (right: { readonly right: string }) => string;
  /** Of the column of registered shares. */
  readonly base?: string;
  /** Instead of tables, if no share is compared. */
  readonly none?: ReactNode;
  readonly below?: (comparison: Comparison) => ReactNode;
}

/** Versions of the lines beside the registered ones: a table for each line-up, or for each right. */
export function ComparedVersions({ details, versions, caption, base, none, below }: ComparedVersionsProps) {
  const { registered_lines: registered, resolved_lines: resolved } = details;
  if (details.kind === 'performer_line_up')
    return versions.map(({ title, lines, lineUpCaption }) => (
      <Box key={lineUpCaption} paddingX={{ base: '4', lg: '0' }}>
        <LineUpTable caption={lineUpCaption} title={title} registered={registered} claimed={lines} />
      </Box>
    ));
  const comparisons = compareLines({ registered, versions, resolved, me: myPartyId(details) });
  if (comparisons.length === 0) return none;
  return (
    <Stack gap="4">
      {comparisons.map((comparison) => {
        const { label, within } = formatMeasures(comparison.measures);
        return (
          <Box key={label} paddingX={{ base: '4', lg: '0' }} role="group" aria-label={label}>
            {hasSeveralMeasures(comparisons) && (
              <Heading as="h3" size="sm" paddingX={{ lg: '5' }} paddingBottom="2">
                {label}
              </Heading>
            )}
            <ComparedTable
              caption={caption({ right: within })}
              comparison={comparison}
              titles={versions.map(({ title }) => title)}
              who={namesIn(registered)}
              {...(base !== undefined && { base })}
            />
            {below?.(comparison)}
          </Box>
        );
      })}
    </Stack>
  );
}
