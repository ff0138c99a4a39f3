import {
  chosenRows,
  DiscardDialog,
  type DiscardingSource,
  DRAFTS_A_PAGE,
  type ListBarProps,
} from '@counterpoint/catalogue/lists';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { Button } from '@counterpoint/kit/core';
import { BulkBar, DiscardDraftsButton } from '@counterpoint/kit/lists';
import { recordingKeys } from '../../api/recording-keys.ts';
import { discardDrafts, fetchRecordings } from '../../api/recordings-api.ts';
import { ExportRecordingsDialog } from '../../ui/export-recordings-dialog.tsx';

/** What can be done with the recordings that are selected. */
export function RecordingsBar({ selection, view, onDone }: ListBarProps) {
  const drafts = useRecordingDrafts();
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
          <ExportRecordingsDialog recordings={toExport} count={count} onClose={onClose} />
        ) : (
          <DiscardDialog
            drafts={toDiscard}
            count={draftCount}
            source={drafts}
            nouns="recordings"
            {...{ onClose, onDiscarded }}
          />
        )
      }
    />
  );
}

/** The member's drafts of recordings, to throw away. */
function useRecordingDrafts(): DiscardingSource {
  const { http } = useHost();
  const queries = useQueryClient();
  return {
    fetchDrafts: (query, page) =>
      fetchRecordings(
        http,
        { query, page, filter: 'draft', sort: 'updated_at', per_page: DRAFTS_A_PAGE },
        new AbortController().signal,
      ),
    discard: (recordings) => discardDrafts(http, recordings),
    refresh: () => queries.invalidateQueries({ queryKey: recordingKeys.all }),
  };
}
