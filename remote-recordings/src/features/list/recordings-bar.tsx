import { chosenRows, DiscardDialog, type DiscardingSource, type ListBarProps } from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import { BulkBar, DiscardDraftsButton } from '@counterpoint/kit/lists';
import { recordingKeys } from '../../api/recording-keys.ts';
import { discardDrafts, fetchRecordings } from '../../api/recordings-api.ts';
import { ExportDialog } from './export-dialog.tsx';

const DRAFTS: DiscardingSource = { key: recordingKeys.all, fetchPage: fetchRecordings, discard: discardDrafts };

export function RecordingsBar({ selection, view, onDone }: ListBarProps) {
  const { count, words, draftCount, toDiscard, toExport } = chosenRows(selection, view, 'recording');
  return (
    <BulkBar<'discard' | 'export'>
      label="Selected recordings"
      {...{ selection, count, words, onDone }}
      total={view.total}
      acts={(ask) => (
        <>
          <DiscardDraftsButton count={draftCount} onClick={() => ask('discard')} />
          <Button size="sm" onClick={() => ask('export')}>
            Export
          </Button>
        </>
      )}
      dialog={(act, { onClose, onDone: onDiscarded }) =>
        act === 'export' ? (
          <ExportDialog rows={toExport} count={count} onClose={onClose} />
        ) : (
          <DiscardDialog
            drafts={toDiscard}
            count={draftCount}
            source={DRAFTS}
            nouns="recordings"
            {...{ onClose, onDiscarded }}
          />
        )
      }
    />
  );
}
