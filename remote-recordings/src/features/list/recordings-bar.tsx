import { type BulkAct, BulkButtons, BulkDialogs, chosenRows, type ListBarProps } from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import { BulkBar } from '@counterpoint/kit/lists';
import * as text from '../../messages/list.generated.ts';
import { BULK } from './bulk-source.ts';
import { ExportDialog } from './export-dialog.tsx';

export function RecordingsBar({ selection, view, onDone }: ListBarProps) {
  const { count, words, counts, chosen, toExport } = chosenRows(selection, view, 'recording');
  return (
    <BulkBar<BulkAct | 'export'>
      label={text.selected()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          <Button variant={counts.confirm > 0 ? 'outline' : 'solid'} size="sm" onClick={() => open('export')}>
            {text.exportRecordings()}
          </Button>
          <BulkButtons counts={counts} onOpen={open} />
        </>
      )}
      dialog={(act, handlers) =>
        act === 'export' ? (
          <ExportDialog rows={toExport} count={count} onClose={handlers.onClose} />
        ) : (
          <BulkDialogs act={act} chosen={chosen} counts={counts} source={BULK} noun="recording" {...handlers} />
        )
      }
    />
  );
}
