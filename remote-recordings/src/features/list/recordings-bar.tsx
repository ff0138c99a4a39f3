import {
  type BulkAct,
  BulkButtons,
  BulkDialogs,
  type ConfirmingSource,
  chosenRows,
  type ListBarProps,
} from '@counterpoint/catalogue/lists';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Button } from '@counterpoint/kit/core';
import { BulkBar } from '@counterpoint/kit/lists';
import { recordingKeys } from '../../api/recording-keys.ts';
import { RECORDINGS } from '../../api/recordings.ts';
import { fetchRecordings } from '../../api/recordings-api.ts';
import * as text from '../../messages/list.generated.ts';
import { formatRight } from '../../ui/rights/format-right.ts';
import { myRightsIn } from '../../ui/rights/my-rights.ts';
import { ExportDialog } from './export-dialog.tsx';

const BULK: ConfirmingSource<RecordingDetails> = {
  key: recordingKeys.all,
  fetchPage: fetchRecordings,
  act: RECORDINGS.bulk,
  fetchAwaiting: RECORDINGS.fetchAwaiting,
  ownLines: (recording) => myRightsIn(recording).map(formatRight),
};

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
