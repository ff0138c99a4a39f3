import { Dialog } from '@counterpoint/kit/components';
import { Button, chakra, Text } from '@counterpoint/kit/core';
import { DataTable } from '@counterpoint/kit/table';
import { formatLongDate, relativeTime } from '@counterpoint/kit/text';

export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface StaleDialogProps {
  differences: readonly Difference[];
  changedAt: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Shows both versions after a conflict. Escape is disabled: it must not discard either. */
export function StaleDialog({ differences, changedAt, onKeepMine, onTakeTheirs }: StaleDialogProps) {
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
      <chakra.div display="grid" gap="4">
        <Text>
          Another tab or device saved it <span title={formatLongDate(changedAt)}>{relativeTime(changedAt)}</span>. Here
          is what differs; nothing is overwritten before you choose.
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
      </chakra.div>
    </Dialog>
  );
}

function DifferenceCard({ difference }: { difference: Difference }) {
  return (
    <div>
      <Text fontWeight="semibold">{difference.label}</Text>
      <Text>Mine: {difference.mine || '—'}</Text>
      <Text>The other: {difference.theirs || '—'}</Text>
    </div>
  );
}
