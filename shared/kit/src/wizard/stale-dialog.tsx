import { Dialog } from '@counterpoint/kit/components';
import { Button, chakra, Text } from '@counterpoint/kit/core';
import { DataTable } from '@counterpoint/kit/table';
import { formatLongDate, relativeTime } from '@counterpoint/kit/text';
import * as text from '../messages/wizard.generated.ts';

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

/** Shows both versions after a conflict. Escape doesn't close it: it must discard neither. */
export function StaleDialog({ differences, changedAt, onKeepMine, onTakeTheirs }: StaleDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={text.staleTitle()}
      footer={
        <>
          <Button variant="outline" onClick={onTakeTheirs}>
            {text.useOther()}
          </Button>
          <Button onClick={onKeepMine}>{text.keepMine()}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <Text>
          {text.staleReason({
            time: relativeTime(changedAt),
            when: (time) => (
              <span key="when" title={formatLongDate(changedAt)}>
                {time}
              </span>
            ),
          })}
        </Text>
        <DataTable
          caption={text.differences()}
          columns={[
            { id: 'field', header: text.field(), cell: (row: Difference) => row.label, isRowHeader: true },
            { id: 'mine', header: text.mine(), cell: (row: Difference) => row.mine || '—' },
            { id: 'theirs', header: text.theirs(), cell: (row: Difference) => row.theirs || '—' },
          ]}
          rows={differences}
          rowKey={(row) => row.label}
          card={({ label, mine, theirs }) => (
            <div>
              <Text fontWeight="semibold">{label}</Text>
              <Text>{text.mineIs({ value: mine || '—' })}</Text>
              <Text>{text.theirsIs({ value: theirs || '—' })}</Text>
            </div>
          )}
        />
      </chakra.div>
    </Dialog>
  );
}
