import { LabelledTable } from '@counterpoint/area-ui/table';
import { Box, FROM_LARGE } from '@counterpoint/kit/core';
import type { Difference } from '@counterpoint/kit/wizard';
import { Fragment } from 'react';
import * as text from '../messages/revisions.generated.ts';
import { comparedParts } from './compared-parts.ts';

interface DifferencesTableProps {
  readonly caption: string;
  readonly differences: readonly Difference[];
  /** The headings of the earlier and of the later version, `theirs` and `mine` of a difference. */
  readonly before: string;
  readonly after: string;
}

export function DifferencesTable({ caption, differences, before, after }: DifferencesTableProps) {
  return (
    <LabelledTable
      caption={caption}
      columns={[
        { id: 'label', header: text.field(), cell: ({ label }: Difference) => label, isRowHeader: true },
        { id: 'before', header: before, cell: ({ mine, theirs }: Difference) => <Side words={theirs} other={mine} /> },
        { id: 'after', header: after, cell: ({ mine, theirs }: Difference) => <Side words={mine} other={theirs} /> },
      ]}
      rows={differences}
      rowKey={({ label }) => label}
      wideFrom={FROM_LARGE}
    />
  );
}

function Side({ words, other }: { words: string; other: string }) {
  if (words === '') return <Marked isItalic>{text.nothing()}</Marked>;
  return (
    <Box overflowWrap="anywhere">
      {comparedParts(words, other).map(({ text: piece, isSame }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line may be the same, and never move
        <Fragment key={index}>
          {index > 0 && ' '}
          {isSame ? piece : <Marked>{piece}</Marked>}
        </Fragment>
      ))}
    </Box>
  );
}

function Marked({ children, isItalic = false }: { children: string; isItalic?: boolean }) {
  return (
    <Box
      as="mark"
      display="inline-block"
      maxWidth="full"
      background="gold.soft"
      color="ink"
      borderInlineStartWidth="3px"
      borderColor="gold.edge"
      paddingX="1"
      {...(isItalic && { fontStyle: 'italic' })}
    >
      {children}
    </Box>
  );
}
