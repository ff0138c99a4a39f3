import { Dialog } from '@counterpoint/kit/components';
import { Box, Button, Stack, Text } from '@counterpoint/kit/core';
import { DataTable } from '@counterpoint/kit/table';
import { formatLongDate, relativeTime } from '@counterpoint/kit/text';
import { useMemo } from 'react';
import { type Difference, differencesBetween } from './draft-differences.ts';
import type { Saving } from './draft-store.ts';
import { valuesOf } from './draft-values.ts';

export interface StaleDialogProps {
  readonly conflict: Extract<Saving, { kind: 'conflict' }>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/**
 * Somebody saved first: both versions side by side, and the member decides. There is no third way out: Escape must not
 * throw either version away.
 */
export function StaleDialog({ conflict, onKeepMine, onTakeTheirs }: StaleDialogProps) {
  const { mine, theirs } = conflict;
  const differences = useMemo(() => differencesBetween(mine, valuesOf(theirs)), [mine, theirs]);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title="This draft was changed elsewhere"
      footer={
        <>
          <Button variant="outline" onClick={onTakeTheirs}>
            Take the other
          </Button>
          <Button onClick={onKeepMine}>Keep mine</Button>
        </>
      }
    >
      <Stack gap="4">
        <Text>
          Another tab or device saved it{' '}
          <span title={formatLongDate(theirs.updated_at)}>{relativeTime(theirs.updated_at)}</span>. Here is what
          differs; nothing is overwritten before you choose.
        </Text>
        <DataTable
          caption="What differs"
          columns={[
            { id: 'field', header: 'Field', cell: (row: Difference) => row.label, isRowHeader: true },
            { id: 'mine', header: 'Mine', cell: (row: Difference) => row.mine || '—' },
            { id: 'theirs', header: 'The other', cell: (row: Difference) => row.theirs || '—' },
          ]}
          rows={differences}
          rowKey={(row) => row.label}
          card={(row) => <DifferenceCard difference={row} />}
        />
      </Stack>
    </Dialog>
  );
}

function DifferenceCard({ difference }: { difference: Difference }) {
  return (
    <Box>
      <Text fontWeight="semibold">{difference.label}</Text>
      <Text>Mine: {difference.mine || '—'}</Text>
      <Text>The other: {difference.theirs || '—'}</Text>
    </Box>
  );
}
