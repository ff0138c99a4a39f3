import { chosenRows, DiscardDialog, type DiscardingSource, type ListBarProps } from '@counterpoint/catalogue/lists';
import { Button } from '@counterpoint/kit/core';
import { BulkBar, DiscardDraftsButton } from '@counterpoint/kit/lists';
import { recordingKeys } from '../../api/recording-keys.ts';
import { discardDrafts, fetchRecordings } from '../../api/recordings-api.ts';
import * as text from '../../messages/list.generated.ts';
import { ExportDialog } from './export-dialog.tsx';

const DRAFTS: DiscardingSource = { key: recordingKeys.all, fetchPage: fetchRecordings, discard: discardDrafts };

export function RecordingsBar({ selection, view, onDone }: ListBarProps) {
  const { count, words, draftCount, toDiscard, toExport } = chosenRows(selection, view, 'recording');
  return (
    <BulkBar<'discard' | 'export'>
      label={text.selected()}
      selection={selection}
      count={count}
      words={words}
      onDone={onDone}
      total={view.total}
      acts={(open) => (
        <>
          <DiscardDraftsButton count={draftCount} onClick={() => open('discard')} />
          <Button size="sm" onClick={() => open('export')}>
            {text.exportRecordings()}
          </Button>
        </>
      )}
      dialog={(action, { onClose, onDone: onDiscarded }) =>
        action === 'export' ? (
          <ExportDialog rows={toExport} count={count} onClose={onClose} />
        ) : (
          <DiscardDialog
            drafts={toDiscard}
            count={draftCount}
            source={DRAFTS}
            noun="recording"
            onClose={onClose}
            onDiscarded={onDiscarded}
          />
        )
      }
    />
  );
}
